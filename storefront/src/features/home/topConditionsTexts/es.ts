import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const forWhom = '¿Para quién es?';
export const forMe = 'Para mí';
export const forMyChild = 'Para mi hijo';
export const withoutChild: typeof english.withoutChild = (name) => name.replace(/ (?:en|para) niños$/, '');
