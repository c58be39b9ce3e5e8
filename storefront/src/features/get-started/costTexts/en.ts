import type { VisitTotal } from '@front-door/shared/catalogue/facts/medicationPrice';

export const howMuch = 'How Much Will It Cost?';
export const whoCanUseIt = 'Who Can Use It?';
/** @param name of the treatment: others may be offered on the same page. */
export const notOffered = (name: string, state: string) =>
  `${name} is not offered online in ${state}, so there is no fee for it.`;
export const together = (totals: readonly VisitTotal[]) =>
  `Visit and medication together: ${totals.map(({ mode, text }) => `${text} (${mode})`).join(', ')}.`;
export const whatItIncludes = 'What it includes';

export const howItWorks = 'How It Works';
export const savingsCard = 'Savings Card';
export const priceLookup = 'Look Up Common Medications and Prices';
