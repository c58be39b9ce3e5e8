import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const help = 'Ayuda';
export const title = 'Preguntas frecuentes';
export const lead = 'Cuánto cuesta una consulta, cómo funciona y qué pasa después.';
