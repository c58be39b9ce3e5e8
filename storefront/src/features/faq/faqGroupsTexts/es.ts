import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

import type { FaqCategory } from '@front-door/shared/catalogue/faqs/faq.types';

const groups: Readonly<Record<FaqCategory, string>> = {
  'General Questions': 'Preguntas generales',
  'Payment and Insurance Questions': 'Preguntas sobre el pago y el seguro médico',
  'Healthcare Provider Questions': 'Preguntas sobre los profesionales médicos',
  'Virtual Consultation Questions': 'Preguntas sobre la consulta virtual',
  'Live Consultation Questions': 'Preguntas sobre la consulta en vivo',
  'Prescription Questions': 'Preguntas sobre las recetas',
  'Weight Loss Questions': 'Preguntas sobre la pérdida de peso',
  'Support Questions': 'Preguntas sobre la ayuda para pacientes',
};

export const shownGroup: typeof english.shownGroup = (category) => groups[category];
