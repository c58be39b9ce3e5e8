import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const eyebrow = 'Información legal';
export const title = 'Licencias de los profesionales médicos';
export const lead =
  'Profesionales médicos con licencia en California, Massachusetts, Rhode Island y Vermont. MD significa médico, y NP, enfermero especializado o enfermera especializada.';
export const dates =
  'Cada fecha aparece como la guarda la lista, que es la cuenta de días que usan las hojas de cálculo, con la fecha del calendario al lado.';
