import type { CompleteTexts } from '../../../edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const medication: typeof english.medication = (price) => `Medicamento: ${price}`;
export const noSetMedication = 'El medicamento depende de su caso';
