import type { CompleteTexts } from '../../edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const header: typeof english.header = (name) => `el encabezado ${name}`;
export const metaElement: typeof english.metaElement = (place) => `la política en un elemento meta (${place})`;

export const onlyReports: typeof english.onlyReports = (met) =>
  `${met} La política solo informa: no se detiene nada, pero se informa de cada visita.`;

export const trustsNonce: typeof english.trustsNonce = (policy, hasOther) =>
  `${policy} solo confía en los scripts con su nonce y en lo que estos cargan ('strict-dynamic'), y la etiqueta del Recepcionista ${
    hasOther ? 'tiene otro nonce' : 'no tiene nonce'
  }.`;
export const giveNonce =
  'Dele a la etiqueta el nonce de los scripts propios de la página, que el servidor crea de nuevo en cada respuesta. El chat lo toma de la etiqueta.';
export const onlyLoader: typeof english.onlyLoader = (policy, origin) =>
  `${policy} permite el script de carga, pero ninguno de los archivos del chat en ${origin}.`;
export const noScript: typeof english.noScript = (policy, origin) =>
  `${policy} no permite ningún script de ${origin}, de donde viene el Recepcionista.`;
export const noConnection: typeof english.noConnection = (policy, origin) =>
  `${policy} no permite ninguna conexión a ${origin}, que responde los mensajes de los visitantes: el chat se abre, pero todos los mensajes fallan.`;
export const addDirective: typeof english.addDirective = (name) =>
  `Permita ese origen. Agregue ${name} junto a default-src, con lo que permite default-src:`;
export const replaceDirective: typeof english.replaceDirective = (name) => `Permita ese origen. Cambie ${name} por:`;

export const trustedTypes: typeof english.trustedTypes = (policy, name) =>
  `${policy} exige trusted types y no permite el nombre "${name}": el chat se dibuja en la página misma (en un shadow root cerrado) en vez de en su propio marco, al que no llegan los scripts de la página.`;
export const allowName = 'Permita el nombre.';

export const noScriptRuns: typeof english.noScriptRuns = (policy) =>
  `${policy} no deja ejecutar ningún script de la página.`;
export const allowScripts = 'Permita los scripts.';
export const linksHeld: typeof english.linksHeld = (policy) =>
  `${policy} puede impedir que los enlaces del chat funcionen.`;
export const allowLinks = 'Permita lo que necesitan los enlaces.';
