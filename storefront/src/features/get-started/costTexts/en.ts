import type { VisitTotal } from '@front-door/shared/catalogue/facts/medicationPrice';

export const howMuch = 'How Much Will It Cost?';
export const whoCanUseIt = 'Who Can Use It?';
export const noVisit = (state: string) => `No visit can be started online in ${state}, so no fee is due.`;
export const dependsOnState = 'Which visits you can have depends on your state.';
/** The same of what has one kind of visit. */
export const offerDependsOnState = 'Whether you can have it depends on your state.';
export const together = (totals: readonly VisitTotal[]) =>
  `Visit and medication together: ${totals.map(({ mode, text }) => `${text} (${mode})`).join(', ')}.`;
export const whatItIncludes = 'What it includes';
export const notIncluded = (things: readonly string[]) => `Not included: ${things.join('. ')}.`;

export const howItWorks = 'How It Works';
export const savingsCard = 'Savings Card';
export const priceLookup = 'Look Up Common Medications and Prices';
