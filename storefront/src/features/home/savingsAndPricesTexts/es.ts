import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const savingsEyebrow = 'AHORRO EN RECETAS';
export const savingsTitle = 'Hasta un 80% de descuento en sus recetas';
export const savings =
  'La tarjeta es gratis para todos y nunca vence. Muéstrela en la mayoría de las grandes farmacias. No es un seguro.';
export const downloadCard = 'Descargar la tarjeta de ahorro';
export const findTreatment = 'Buscar tratamiento';
export const startConsult = 'Comenzar una consulta general';
export const seeProgram = 'Ver el programa';
export const title = 'Un precio claro, que conoce antes de comenzar';
export const visits: typeof english.visits = (inState, from, waysToPay) =>
  `${inState ?? `Consultas desde ${from}`}. ${waysToPay}`;
export const included = 'Qué incluye';
