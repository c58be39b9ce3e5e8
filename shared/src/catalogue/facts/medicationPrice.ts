import { modesOf, type VisitMode } from '../availability';
import { dollars, feePrice, fees } from '../prices';
import { priceCoverage, type Priced } from './priceCoverage';

/** A price with what it is the price of. */
export interface PriceLine {
  readonly label: string;
  readonly price: string;
  /** What the price holds for, in one or two plain sentences. */
  readonly covers: string;
}

/** What the medication costs, to stand below the fee of the visit. */
export function medicationPrice(entry: Priced): PriceLine {
  const { priceRange } = entry;
  switch (priceCoverage(entry)) {
    case 'generic-at-pharmacy':
      return {
        label: 'Medication',
        price: priceRange,
        covers: 'The medication price is for a generic, paid at the pharmacy. What exists only as a brand costs more.',
      };
    case 'varies':
      return {
        label: 'Medication',
        price: priceRange === '' ? 'Depends on what is prescribed' : priceRange,
        covers: 'What you pay for medication at the pharmacy depends on what is prescribed.',
      };
    case 'bought-separately':
      return {
        label: 'Medication bought separately',
        price: priceRange,
        covers: `You do not need that in the monthly program: the ${feePrice('weightLoss')} includes your medication.`,
      };
  }
}

/** Visit and medication together, for one kind of visit. */
export interface VisitTotal {
  readonly mode: VisitMode;
  readonly text: string;
}

/**
 * The totals of visit and generic medication, where the range is one of a whole prescription.
 *
 * @param modes the kinds of visit to total; by default all that the entry can have.
 */
export function visitTotals(entry: Priced, modes: readonly VisitMode[] = modesOf(entry)): readonly VisitTotal[] {
  const [, low, high] = /^\$(\d+) to \$(\d+)$/.exec(entry.priceRange) ?? [];
  if (low === undefined || high === undefined || priceCoverage(entry) !== 'generic-at-pharmacy') return [];
  return modes.map((mode) => ({
    mode,
    text: `${dollars(fees[mode] + Number(low))} to ${dollars(fees[mode] + Number(high))}`,
  }));
}
