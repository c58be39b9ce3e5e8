import type { FaqCategory } from '@front-door/shared/catalogue/faqs/faq.types';

/** What a group of FAQs is called where it is shown. */
export const shownGroup = (category: FaqCategory): string => category;
