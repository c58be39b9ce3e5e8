import type { CompleteTexts } from '@front-door/shared/edition/complete';
import { keyOf } from '@front-door/shared/routing/local/es';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const other = 'English';
export const otherLanguage = 'en';
export const counterpart: typeof english.counterpart = (address) => {
  const path = address.toLowerCase().replace(/(?<=.)\/+$/, '');
  return keyOf(path);
};
