import { withAnswer } from './faqTeaser';
import { generalFaqs } from './faqs/general';
import { liveFaqs } from './faqs/live';
import { paymentFaqs } from './faqs/payment';
import { prescriptionFaqs } from './faqs/prescription';
import { providerFaqs } from './faqs/provider';
import { supportFaqs } from './faqs/support';
import { virtualFaqs } from './faqs/virtual';
import { weightLossFaqs } from './faqs/weightLoss';
import { faqCategories, type Faq, type FaqCategory } from './faqs/faq.types';

/** Every FAQ, hidden ones among them, in the order of the page. */
export const faqs: readonly Faq[] = [
  ...generalFaqs,
  ...paymentFaqs,
  ...providerFaqs,
  ...virtualFaqs,
  ...liveFaqs,
  ...prescriptionFaqs,
  ...weightLossFaqs,
  ...supportFaqs,
];

/** The FAQs that are shown: an item with an empty description is hidden. */
export function visibleFaqs(items: readonly Faq[] = faqs): readonly Faq[] {
  return withAnswer(items);
}

export interface FaqGroup {
  readonly category: FaqCategory;
  readonly items: readonly Faq[];
}

/** The visible FAQs by category, in the order of `faqCategories`; a category without any is left out. */
export function faqsByCategory(items: readonly Faq[] = faqs): readonly FaqGroup[] {
  return faqCategories
    .map((category) => ({ category, items: visibleFaqs(items).filter((item) => item.category === category) }))
    .filter((group) => group.items.length > 0);
}
