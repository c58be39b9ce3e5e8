import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

import type { NoticePosition } from '../notify';

const places: Readonly<Record<NoticePosition, string>> = {
  top: 'arriba',
  'top-left': 'arriba a la izquierda',
  'top-right': 'arriba a la derecha',
  bottom: 'abajo',
  'bottom-left': 'abajo a la izquierda',
  'bottom-right': 'abajo a la derecha',
};

export const notification = 'Aviso';
export const stack: typeof english.stack = (position) =>
  position === 'bottom' ? 'Avisos ({hotkey})' : `Avisos, ${places[position]}`;
