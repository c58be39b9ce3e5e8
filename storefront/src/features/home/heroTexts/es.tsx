import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const fromSymptomToCare: typeof english.fromSymptomToCare = (strong) => (
  <>Del síntoma a la atención, {strong('MÁS RÁPIDO')}</>
);
export const easierThanShopping = 'Más fácil que su lista de compras';
export const shoppingList: readonly string[] = ['Pañuelos', 'Sopa', 'Tratamiento'];
export const findTreatment = 'Buscar tratamiento';
export const describeSymptoms = 'Describa sus síntomas';
export const commonReasons = 'Motivos comunes';
export const reasons = {
  uti: 'Infección urinaria',
  soreThroat: 'Dolor de garganta',
  sickChild: 'Niño enfermo',
  refill: 'Resurtido',
  birthControl: 'Anticonceptivos',
  weightLoss: 'Bajar de peso',
};
