import type { FaqCategory } from '@front-door/shared/catalogue/faqs/faq.types';
import { categorySlugOf } from '@front-door/shared/routing/aliases';

/** Address fragment of a group of FAQs: "Weight Loss Questions" is at `#weight-loss-questions`. */
export function groupId(category: FaqCategory): string {
  return categorySlugOf(category);
}
