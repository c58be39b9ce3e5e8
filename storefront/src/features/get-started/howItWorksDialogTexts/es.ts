import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const title = 'Cómo funciona';
export const kindsOfVisit = 'Tipos de consulta';
export const wholeGuide = 'La guía completa';
