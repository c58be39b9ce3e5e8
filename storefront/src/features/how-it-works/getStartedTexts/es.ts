import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const title = 'Comience ahora';
export const weightLoss = 'Es gratis saber si cumple los requisitos.';
export const startWeightLoss = 'Comenzar a bajar de peso';
export const otherOptions = 'Un profesional médico puede hablar con usted de otras opciones.';
export const treatment = 'Elija lo que necesita y su estado. Verá el precio antes de comenzar.';
export const findTreatment = 'Buscar tratamiento';
