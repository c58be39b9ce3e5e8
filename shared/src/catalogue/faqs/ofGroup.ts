import type { Faq, FaqCategory, Question } from './faq.types';

/** The questions of a group. */
export function ofGroup(category: FaqCategory, questions: readonly Question[]): readonly Faq[] {
  return questions.map((question) => ({ ...question, category }));
}
