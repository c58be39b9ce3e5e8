import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const print = 'Imprimir una hoja para la consulta';
export const whoCanUseIt: typeof english.whoCanUseIt = (sentences) => `Quién puede usarlo: ${sentences.join(' ')}`;
