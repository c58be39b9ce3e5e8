import { modesIn } from '../availability';
import type { TreatmentSummary } from '../catalogue.types';
import { feeFacts } from '../eligibility';
import { feePrice, fees } from '../prices';
import { hoursText } from '../providerHours';
import type { UsState } from '../states';
import { lastingOf, lastingText, type LastingPath } from './lasting';
import { medicationPrice } from './medicationPrice';

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
  return [
    feeFact(treatment, state),
    { value: 'About 15 minutes', label: 'on average' },
    ...(priceRange.startsWith('$')
      ? [{ value: priceRange, label: medicationPrice(treatment).label.toLowerCase() }]
      : []),
    { value: 'Prescription', label: 'to your pharmacy' },
    ...(lastingOf(path) === undefined
      ? []
      : [{ value: capitalized(lastingText(path as LastingPath)), label: 'since it began' }]),
  ];
}

function feeFact(treatment: TreatmentSummary, state: UsState | undefined): ShortFact {
  const modes = modesIn(treatment, state);
  const [lowest] = [...modes].sort((a, b) => fees[a] - fees[b]);
  if (state === undefined)
    return modes.length > 1 && lowest !== undefined
      ? { value: `From ${feePrice(lowest)}`, label: 'depends on your state' }
      : { value: modes.map(feePrice).join(' or '), label: 'for the visit' };
  return lowest === undefined
    ? { value: 'Not online', label: `in ${state}` }
    : { value: modes.map(feePrice).join(' or '), label: `in ${state}` };
}

/** What happens from the choice of a visit on, in short sentences. */
export function whatHappens(treatment: Pick<TreatmentSummary, 'name' | 'path'>): readonly string[] {
  return [
    "You choose a visit. It opens in a new tab, on our provider partner's site.",
    ...modesIn(treatment, undefined).map((mode) =>
      mode === 'live'
        ? `Live: ${feeFacts.live.how} Providers call from ${hoursText}, all seven days.`
        : `${labels[mode]}: ${feeFacts[mode].how}`,
    ),
    'If a medicine is right for you, the prescription goes to your pharmacy.',
  ];
}

const labels = { virtual: 'Virtual', weightLoss: 'Program' } as const;

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
