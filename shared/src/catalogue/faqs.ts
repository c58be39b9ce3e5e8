import { withAnswer } from './faqTeaser';
import { faqCategories, type Faq, type FaqCategory, type Question } from './faqs/faq.types';
import { questions as general } from './faqs/general/en';
import { questions as live } from './faqs/live/en';
import { ofGroup } from './faqs/ofGroup';
import { questions as payment } from './faqs/payment/en';
import { questions as prescription } from './faqs/prescription/en';
import { questions as provider } from './faqs/provider/en';
import { questions as support } from './faqs/support/en';
import { questions as virtual } from './faqs/virtual/en';
import { questions as weightLoss } from './faqs/weightLoss/en';

const questionsOf: Readonly<Record<FaqCategory, readonly Question[]>> = {
  'General Questions': general,
  'Payment and Insurance Questions': payment,
  'Healthcare Provider Questions': provider,
  'Virtual Consultation Questions': virtual,
  'Live Consultation Questions': live,
  'Prescription Questions': prescription,
  'Weight Loss Questions': weightLoss,
  'Support Questions': support,
};

/** Every FAQ, hidden ones among them, in the order of the page. */
export const faqs: readonly Faq[] = faqCategories.flatMap((category) => ofGroup(category, questionsOf[category]));

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
