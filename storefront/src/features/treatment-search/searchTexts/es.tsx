import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const clear = 'Borrar la búsqueda';
export const results = 'Resultados de la búsqueda';
export const noneByThatName = 'Ningún tratamiento con ese nombre';
export const tryAnother = 'Pruebe con otra palabra, o hable con un profesional médico en una consulta general.';
export const visit: typeof english.visit = (price) => `Consulta: ${price}`;
export const tell: typeof english.tell = (words) => <>Dígaselo al Recepcionista: “{words}”</>;
export const suggestions: typeof english.suggestions = (count) =>
  `Ningún tratamiento con ese nombre. Sugerencias: ${String(count)}`;
export const found: typeof english.found = (count) =>
  count === 1 ? '1 tratamiento encontrado' : `${String(count)} tratamientos encontrados`;
