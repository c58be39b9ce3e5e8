import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

/** As in English, with the capitals and opening marks of Spanish; after "EE." of "EE. UU." and after a title the sentence goes on. */
export const sentenceEnd = /(?<!(?:^|\s)(?:EE|Dra?|Sra?))[.!?](?=\s+[«¿¡]*\p{Lu})/u;
