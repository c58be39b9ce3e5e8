import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const title = 'Tratamientos de la A a la Z';
export const lead =
  'Todas las afecciones que nuestros profesionales médicos tratan en línea, con el precio habitual de sus medicamentos.';
