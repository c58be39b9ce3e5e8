import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const isThisYou = '¿Es su caso?';
export const itFits = 'Para quién es';
export const itDoesNotFit = 'Para quién no es';
export const whatHappens = 'Qué pasa después';
