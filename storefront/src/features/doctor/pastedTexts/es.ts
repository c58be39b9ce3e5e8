import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const nothingPasted = 'Todavía no ha pegado nada.';
export const headersAlone = 'Los encabezados solos no bastan. Pegue también la página.';
export const tooLong = 'Eso tiene más de 5 MB, demasiado para una página. Pegue el código fuente de una sola página.';
export const anAddress =
  'Eso es una dirección, y este formulario no puede cargar páginas. Ábrala y pegue su código fuente, o use el comando de abajo.';
export const areHeaders =
  'Esos son encabezados. Péguelos en el segundo campo, y el código fuente de la página en el primero.';
export const notHtml =
  'Eso no es HTML: no tiene ninguna etiqueta. Pegue el código fuente de la página, como lo muestra “Ver código fuente de la página”.';

export const nameMissing =
  'Escriba también el nombre del encabezado: “Content-Security-Policy: ” antes de la política.';
export const noHeaders: typeof english.noHeaders = (count, first) =>
  count === 1
    ? `Una línea no es un encabezado y no se usó: “${first}”.`
    : `${String(count)} líneas no son encabezados y no se usaron, como “${first}”.`;

export const severityNames: typeof english.severityNames = {
  prevents: 'Impide el chat',
  harms: 'Perjudica el chat',
  note: 'Bueno saberlo',
};

export const noHazard = 'No se encontró ningún problema.';
export const preventing: typeof english.preventing = (count) =>
  count === 1 ? '1 problema que impide el chat' : `${String(count)} problemas que impiden el chat`;
export const harming: typeof english.harming = (count) =>
  count === 1 ? '1 que lo perjudica' : `${String(count)} que lo perjudican`;
export const goodToKnow: typeof english.goodToKnow = (count) =>
  count === 1 ? '1 que es bueno saber' : `${String(count)} que es bueno saber`;
export const found: typeof english.found = (parts) => `Se encontró: ${parts}.`;
