import type { TreatmentSummary } from '../catalogue.types';
import { shownRange } from '../priceRange/en';
import { feePrice } from '../prices';
import type { PriceCoverage } from './facts.types';
import * as texts from './listPriceTexts/en';

export type Priced = Pick<TreatmentSummary, 'name' | 'path' | 'priceRange'>;

/** What the price range of an entry is the price of. */
export function priceCoverage({ path, priceRange }: Priced): PriceCoverage {
  if (path === 'weight-loss') return 'bought-separately';
  return priceRange.startsWith('$') ? 'generic-at-pharmacy' : 'varies';
}

/** The price of an entry in one line of a list: of the program the month, of all others the medication. */
export function listPrice(entry: Priced): string {
  switch (priceCoverage(entry)) {
    case 'generic-at-pharmacy':
      return texts.medication(shownRange(entry.priceRange));
    case 'varies':
      return entry.priceRange === '' ? texts.noSetMedication : texts.medication(shownRange(entry.priceRange));
    case 'bought-separately':
      return feePrice('weightLoss');
  }
}
