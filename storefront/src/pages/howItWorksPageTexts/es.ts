import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const help = 'Ayuda';
export const title = 'Cómo funciona';
export const lead =
  'Aquí hay más de una manera de recibir atención. Elija una para verla paso a paso, con lo que cuesta.';
