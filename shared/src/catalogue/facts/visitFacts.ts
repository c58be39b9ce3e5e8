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
 * matters since when. Where no visit can be had nothing is said of one but who helps.
 *
 * @param state of the visitor; a price of which it decides says so while there is none.
 */
export function visitFacts(treatment: TreatmentSummary, state: UsState | undefined): readonly ShortFact[] {
  const { path, priceRange } = treatment;
  const fee = feeFact(treatment, state);
  if (modesIn(treatment, state).length === 0) return [fee, { value: texts.callUs, label: texts.forHelp }];
  const { label, price } = medicationPrice(treatment);
  return [
    fee,
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
  const value = modes.length === 0 ? texts.notOnline : texts.either(modes.map(feePrice));
  if (state !== undefined) return { value, label: texts.inState(state) };
  const everywhere = modes.filter((mode) => !dependsOnState(treatment, mode));
  if (everywhere.length === modes.length) return { value, label: texts.forTheVisit };
  if (everywhere.length === 0) return { value, label: ifInState };
  const [lowest] = [...modes].sort((a, b) => fees[a] - fees[b]);
  return { value: lowest === undefined ? value : texts.from(feePrice(lowest)), label: texts.dependsOnState };
}

/**
 * What happens from the choice of a visit on, in short sentences; none where no visit can be had.
 *
 * @param state of the visitor; without one every kind of visit is told of that some state has.
 */
export function whatHappens(
  treatment: Pick<TreatmentSummary, 'name' | 'path'>,
  state: UsState | undefined,
): readonly string[] {
  const modes = modesIn(treatment, state);
  if (modes.length === 0) return [];
  return [texts.chooseVisit, ...modes.map((mode) => howItGoes[mode](feeFacts[mode].how)), texts.pharmacy];
}

const howItGoes = {
  virtual: texts.virtual,
  live: (how: string) => texts.live(how, hoursText),
  weightLoss: texts.program,
} as const;

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
