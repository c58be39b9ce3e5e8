import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

import type { HowItWorksTab } from '@front-door/shared/catalogue/howItWorks';

const tabs: Readonly<Record<HowItWorksTab, string>> = {
  'Virtual Consultation': 'Consulta virtual',
  'Live Consultation': 'Consulta en vivo',
  'Weight Loss': 'Pérdida de peso',
};

export const kinds = 'Tipos de consulta';
export const shownTab: typeof english.shownTab = (tab) => tabs[tab];
export const notIncluded: typeof english.notIncluded = (items) => `No incluye: ${items.join('. ')}.`;
