import { isShopper } from '@front-door/shared/visitor/partners';
import type { VisitorContext } from '@front-door/shared/visitor/visitorContext';

/** What the hero shows (specification 2.5). */
export interface Hero {
  readonly kind: 'symptom-to-care' | 'shopping-list';
  readonly image: string;
}

/** The hero before anything is known of the visitor, and for visitors with nothing stored. */
export const defaultHero: Hero = { kind: 'symptom-to-care', image: '/images/hero/default.svg' };

/** The hero for a visitor: shoppers of a pharmacy or of the retailer get the shopping list. */
export function heroFor(visitor: Pick<VisitorContext, 'pharmacy' | 'source' | 'option'>): Hero {
  if (isShopper(visitor)) {
    return { kind: 'shopping-list', image: '/images/hero/shopping-list.svg' };
  }
  const { option } = visitor;
  return option === undefined ? defaultHero : { kind: 'symptom-to-care', image: `/images/hero/${option}.svg` };
}
