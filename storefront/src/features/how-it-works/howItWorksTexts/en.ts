import type { HowItWorksTab } from '@front-door/shared/catalogue/howItWorks';

export const kinds = 'Kinds of consultation';
/** What a tab is called where it is shown. */
export const shownTab = (tab: HowItWorksTab): string => tab;
export const notIncluded = (items: readonly string[]) => `Not included: ${items.join('. ')}.`;
