import type { CompleteTexts } from '../../../edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const both: typeof english.both = (titles) => titles.join(' y ');
export const generalConsult = 'Para cualquier problema';
export const medicationRefill = 'Para un medicamento que ya toma';
export const weightLoss = 'Un programa mensual';
export const everybody = 'Para mujeres y hombres';
