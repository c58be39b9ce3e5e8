import type { HowItWorksTab } from '@front-door/shared/catalogue/howItWorks';

export const title = 'How It Works';
export const kindsOfVisit = 'Kinds of visit';
export const kindOfVisit = (tab: HowItWorksTab): string => tab;
export const wholeGuide = 'The whole guide';
