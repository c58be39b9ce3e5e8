import type { CompleteTexts } from '../../edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

export const writtenDate: typeof english.writtenDate = (day, month, year) =>
  `${String(day)} de ${String(months[month])} de ${String(year)}`;
