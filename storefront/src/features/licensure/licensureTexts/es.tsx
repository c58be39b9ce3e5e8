import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const tableLabel = 'Licencias de los profesionales médicos';
export const state = 'Estado';
export const name = 'Nombre';
export const licenseNumber = 'N.º de licencia';
export const type = 'Tipo';
export const date = 'Fecha';

export const chooseState = 'Elija su estado para ver primero sus licencias.';
export const firstOf: typeof english.firstOf = (count, inState) =>
  `${String(count)} ${count === 1 ? 'licencia' : 'licencias'} en ${withArticle(inState)}, al principio de la lista.`;
export const noneIn: typeof english.noneIn = (inState, phone) => (
  <>
    Esta lista no tiene ninguna licencia en {withArticle(inState)}. Pregúntenos: {phone}
  </>
);

/** "el Distrito de Columbia": no state has an article in Spanish, the district has. */
function withArticle(place: string): string {
  return place.startsWith('Distrito') ? `el ${place}` : place;
}
