import type { HowItWorksTab } from '@front-door/shared/catalogue/howItWorks';
import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

const tabs: Readonly<Record<HowItWorksTab, string>> = {
  'Virtual Consultation': 'Consulta virtual',
  'Live Consultation': 'Consulta en vivo',
  'Weight Loss': 'Pérdida de peso',
};

export const title = 'Cómo funciona';
export const kindsOfVisit = 'Tipos de consulta';
export const kindOfVisit: typeof english.kindOfVisit = (tab) => tabs[tab];
export const wholeGuide = 'La guía completa';
