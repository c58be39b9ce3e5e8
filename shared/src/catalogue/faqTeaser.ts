import { questions } from './faqs/general/en';
import { ofGroup } from './faqs/ofGroup';
import type { Faq } from './faqs/faq.types';

const shown = 4;

/** The items worth showing: those that have an answer (specification 2.10). */
export function withAnswer(items: readonly Faq[]): readonly Faq[] {
  return items.filter((item) => item.description.trim() !== '');
}

/**
 * The first four FAQs, for the teaser on other pages. They come from the first group alone, so that those
 * pages don't load all the others.
 */
export const teaserFaqs: readonly Faq[] = withAnswer(ofGroup('General Questions', questions)).slice(0, shown);
