/** The groups of the FAQ page (specification 3), in the order in which the page shows them. */
export const faqCategories = [
  'General Questions',
  'Payment and Insurance Questions',
  'Healthcare Provider Questions',
  'Virtual Consultation Questions',
  'Live Consultation Questions',
  'Prescription Questions',
  'Weight Loss Questions',
  'Support Questions',
] as const;

export type FaqCategory = (typeof faqCategories)[number];

/** A question and its answer. Both may hold the placeholders of `fillBrand`. */
export interface Question {
  readonly title: string;
  /** The answer in plain text. An item whose description is empty is hidden. */
  readonly description: string;
}

/** A question of a group. */
export interface Faq extends Question {
  readonly category: FaqCategory;
}
