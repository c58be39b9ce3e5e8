import { modesOf, type VisitMode } from '../availability';
import { fromTo, shownRange } from '../priceRange/en';
import { dollars, feePrice, fees } from '../prices';
import * as texts from './medicationPriceTexts/en';
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
  const price = shownRange(entry.priceRange);
  switch (priceCoverage(entry)) {
    case 'generic-at-pharmacy':
      return { label: texts.medication, price, covers: texts.ofGeneric };
    case 'varies':
      return price === ''
        ? { label: texts.medication, price: texts.depends, covers: texts.atPharmacy }
        : { label: texts.medication, price, covers: texts.ofPrescribed };
    case 'bought-separately':
      return { label: texts.boughtSeparately, price, covers: texts.includedInMonth(feePrice('weightLoss')) };
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
    text: fromTo(dollars(fees[mode] + Number(low)), dollars(fees[mode] + Number(high))),
  }));
}
