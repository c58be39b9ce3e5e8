import type { CompleteTexts } from '../../../edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const medication = 'Medicamento';
export const ofGeneric =
  'El precio del medicamento es el de un genérico, y se paga en la farmacia. Los medicamentos que solo se venden de marca cuestan más.';
export const depends = 'Depende de lo que le receten';
export const atPharmacy = 'Se paga en la farmacia.';
export const ofPrescribed = 'Lo que paga por medicamentos en la farmacia depende de lo que le receten.';
export const boughtSeparately = 'Medicamento comprado por separado (no lo necesita con el programa)';
export const includedInMonth: typeof english.includedInMonth = (price) =>
  `En el programa mensual no tiene que comprar el medicamento por separado: los ${price} lo incluyen.`;
