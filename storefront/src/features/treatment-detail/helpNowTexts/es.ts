import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const title = 'Cuándo pedir ayuda ya';
export const getHelpNow: typeof english.getHelpNow = (patient) =>
  `No espere una consulta en línea. Pida ayuda de inmediato si ${patient === 'child' ? 'su hijo tiene' : 'tiene'}:`;
export const seeSomeoneToday: typeof english.seeSomeoneToday = (patient) =>
  `Acuda a una consulta en persona hoy mismo si ${patient === 'child' ? 'su hijo tiene' : 'tiene'}`;
