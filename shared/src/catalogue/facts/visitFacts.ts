import { dependsOnState, modesIn } from '../availability';
import type { TreatmentSummary } from '../catalogue.types';
import { feeFacts } from '../eligibility';
import { ifInState } from '../feeInTexts/en';
import { feePrice, fees } from '../prices';
import { hoursText } from '../providerHours';
import type { UsState } from '../states';
import { lastingOf, lastingText, type LastingPath } from './lasting';
import { medicationPrice } from './medicationPrice';
import * as texts from './visitFactsTexts/en';

/** A fact in a few words: "$29", "in Ohio". */
export interface ShortFact {
  readonly value: string;
  readonly label: string;
}

/**
 * What an entry comes to, in short: the price of the visit, how long it takes, medication, prescription, and where it
 * matters since when.
 *
 * @param state of the visitor; a price of which it decides says so while there is none.
 */
export function visitFacts(treatment: TreatmentSummary, state: UsState | undefined): readonly ShortFact[] {
  const { path, priceRange } = treatment;
  const { label, price } = medicationPrice(treatment);
  return [
    feeFact(treatment, state),
    { value: texts.length, label: texts.onAverage },
    ...(priceRange.startsWith('$') ? [{ value: price, label: label.toLowerCase() }] : []),
    { value: texts.prescription, label: texts.toPharmacy },
    ...(lastingOf(path) === undefined
      ? []
      : [{ value: capitalized(lastingText(path as LastingPath)), label: texts.sinceItBegan }]),
  ];
}

function feeFact(treatment: TreatmentSummary, state: UsState | undefined): ShortFact {
  const modes = modesIn(treatment, state);
  const [lowest] = [...modes].sort((a, b) => fees[a] - fees[b]);
  if (state === undefined) {
    // With one kind of visit the price is the same everywhere, and the offer depends.
    const [label, value] =
      modes.length > 1 && lowest !== undefined
        ? [texts.dependsOnState, texts.from(feePrice(lowest))]
        : [ifInState, texts.either(modes.map(feePrice))];
    return { value, label: dependsOnState(treatment) ? label : texts.forTheVisit };
  }
  return {
    value: lowest === undefined ? texts.notOnline : texts.either(modes.map(feePrice)),
    label: texts.inState(state),
  };
}

/** What happens from the choice of a visit on, in short sentences. */
export function whatHappens(treatment: Pick<TreatmentSummary, 'name' | 'path'>): readonly string[] {
  return [
    texts.chooseVisit,
    ...modesIn(treatment, undefined).map((mode) => howItGoes[mode](feeFacts[mode].how)),
    texts.pharmacy,
  ];
}

const howItGoes = {
  virtual: texts.virtual,
  live: (how: string) => texts.live(how, hoursText),
  weightLoss: texts.program,
} as const;

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
