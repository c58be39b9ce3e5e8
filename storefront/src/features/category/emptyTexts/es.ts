import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const noTreatments =
  'Todavía no tenemos tratamientos para esto. Puede hablar de su problema con un profesional médico.';
export const noCategory = 'No hay ninguna categoría con ese nombre, así que aquí no hay tratamientos que mostrar.';
export const startGeneralConsult = 'Comenzar una consulta general';
export const allTreatments = 'Todos los tratamientos';
