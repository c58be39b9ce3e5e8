import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const allTreatments = 'Todos los tratamientos';
export const allCategories = 'Todas las categorías';
export const asCategories = 'Ver por categorías';
export const asList = 'Ver como lista';

export const weightLoss = {
  description: 'Un programa mensual con un profesional médico con licencia y semaglutida compuesta.',
  action: 'Comience a bajar de peso',
};
export const start: typeof english.start = (category) => `Comience su ${category.toLowerCase()}`;
export const viewAll: typeof english.viewAll = (category) => `Ver todo en ${category}`;
