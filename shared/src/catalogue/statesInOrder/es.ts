import { alphabetically } from '../../alphabetical';
import type { CompleteTexts } from '../../edition/complete';
import { shownState } from '../stateNames/es';
import { usStates } from '../states';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const statesInOrder: typeof english.statesInOrder = [...usStates].sort((a, b) =>
  alphabetically(shownState(a), shownState(b)),
);
