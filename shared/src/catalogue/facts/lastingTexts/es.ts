import type { CompleteTexts } from '../../../edition/complete';
import type { Lasting } from '../lasting';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

const units: Readonly<Record<Lasting['unit'], string>> = { hours: 'horas', days: 'días', weeks: 'semanas' };

export const lastingWords: typeof english.lastingWords = ({ kind, amount, unit }) =>
  kind === 'less' ? `menos de ${String(amount)} ${units[unit]}` : `${String(amount)} ${units[unit]} o más`;
