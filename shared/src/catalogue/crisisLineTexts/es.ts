import type { CompleteTexts } from '../../edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const inSpanish988 = 'oprima 2, o envíe AYUDA por mensaje de texto al 988';
export const reach988 = `llame al 988 y ${inSpanish988}`;
