import type { CompleteTexts } from '../../edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

/** `$6 to $12`, `$1 to $3 per tablet`. */
const range = /^(\$\d+) to (\$\d+)( per tablet)?$/;

export const shownRange: typeof english.shownRange = (priceRange) => {
  const [, low, high, perTablet] = range.exec(priceRange) ?? [];
  if (low === undefined || high === undefined) return priceRange === 'Varies' ? 'Varía' : priceRange;
  return `${fromTo(low, high)}${perTablet === undefined ? '' : ' por tableta'}`;
};

export const fromTo: typeof english.fromTo = (low, high) => `${low} a ${high}`;
