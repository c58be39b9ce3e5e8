import { faqCategories, type FaqCategory } from '@front-door/shared/catalogue/faqs/faq.types';
import { categorySlugOf } from '@front-door/shared/routing/aliases';

/** Address fragment of a group of FAQs: "Weight Loss Questions" is at `#weight-loss-questions`. */
export function groupId(category: FaqCategory): string {
  return categorySlugOf(category);
}

/** The sections that an address can ask for (specification 2.10). */
const sections: ReadonlyMap<string, FaqCategory> = new Map([
  ['weight-loss', 'Weight Loss Questions'],
  ['weightloss', 'Weight Loss Questions'],
]);

/**
 * Address fragment of the group that an address asks for, by fragment or by `section`.
 *
 * @param search the query string.
 * @param hash the fragment with its `#`, or nothing.
 * @returns `undefined` when it asks for none that there is.
 */
export function askedGroup(search: string, hash: string): string | undefined {
  const byFragment = faqCategories.map(groupId).find((id) => `#${id}` === hash);
  if (byFragment !== undefined) return byFragment;
  const category = sections.get(new URLSearchParams(search).get('section')?.toLowerCase() ?? '');
  return category === undefined ? undefined : groupId(category);
}
