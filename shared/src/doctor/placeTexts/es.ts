import type { CompleteTexts } from '../../edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const line: typeof english.line = (number) => `línea ${String(number)}`;
export const unnamed: typeof english.unnamed = (element) => `un elemento ${element} que puso un script`;
export const named: typeof english.named = (id) => `#${id}, que puso un script`;
