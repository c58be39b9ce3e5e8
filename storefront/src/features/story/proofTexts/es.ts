import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const heading = 'Compruébelo usted';
export const whoTreatsYou = 'Quién le atiende';
export const whatPagesRestOn = 'En qué se basan nuestras páginas';
export const sources: typeof english.sources = (treatments) =>
  `Cada uno de nuestros ${String(treatments)} tratamientos nombra sus fuentes y las señales de que no debe esperar.`;
export const allTreatments = 'Ver todos los tratamientos';
export const whatOthersSay = 'Qué dicen los demás';
export const reviews = 'Nuestras reseñas están en el sitio web de otra empresa.';
export const readReviews = 'Leer las reseñas';
