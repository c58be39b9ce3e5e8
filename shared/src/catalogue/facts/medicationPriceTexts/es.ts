import type { CompleteTexts } from '../../../edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const medication = 'Medicamento';
export const ofGeneric =
  'El precio del medicamento es el de un genérico, y se paga en la farmacia. Lo que solo existe de marca cuesta más.';
export const depends = 'Depende de lo que le receten';
export const ofPrescribed = 'Lo que paga por medicamentos en la farmacia depende de lo que le receten.';
export const boughtSeparately = 'Medicamento comprado por separado';
export const includedInMonth: typeof english.includedInMonth = (price) =>
  `No lo necesita en el programa mensual: los ${price} incluyen su medicamento.`;
