import type { CompleteTexts } from '../../edition/complete';
import { shownState } from '../stateNames/es';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const ifInState = 'si se ofrece en su estado';
export const forErectileDysfunction: typeof english.forErectileDysfunction = (state) =>
  `en ${shownState(state)} solo para la disfunción eréctil`;
export const notOffered = 'No se ofrece';
export const inState: typeof english.inState = (state) => `en ${shownState(state)}`;
