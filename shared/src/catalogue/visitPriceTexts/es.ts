import type { CompleteTexts } from '../../edition/complete';
import { shownState } from '../stateNames/es';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const notOnline: typeof english.notOnline = (state) =>
  `No se ofrece en línea en ${state === undefined ? 'su estado' : shownState(state)}`;
export const byState: typeof english.byState = (prices) => `${prices}, por estado`;
export const visit: typeof english.visit = (price, mode) => `${price} ${mode === 'live' ? 'en vivo' : 'virtual'}`;
