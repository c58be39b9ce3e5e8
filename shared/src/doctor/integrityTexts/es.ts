import type { CompleteTexts } from '../../edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const wrong: typeof english.wrong = (file) =>
  `El código de integridad de la etiqueta no corresponde a ${file} como se sirve ahora, así que los navegadores rechazan el script.`;
export const old: typeof english.old = (file, released) =>
  `La etiqueta pide una versión (${file}) que no es la publicada ahora (${released}). Funciona mientras se siga sirviendo ese archivo.`;
export const copyServed = 'Copie la etiqueta de la versión que se sirve.';
export const copyServedOrNewest =
  'Copie la etiqueta de la versión que se sirve, o pida receptionist.js para tener siempre la más nueva.';

export const ofNewest =
  'La etiqueta tiene un código de integridad para receptionist.js, cuyo contenido cambia con cada versión: los navegadores rechazarán la próxima.';
export const oneVersion = 'Pida el archivo de una versión, o quite el código de integridad.';

export const withoutCrossorigin =
  'La etiqueta tiene un código de integridad y no tiene "crossorigin": sin eso, los navegadores no pueden comprobar un script de otro origen, y lo rechazan.';
export const addCrossorigin = 'Agregue crossorigin.';

const verb = (isReported: boolean) => (isReported ? 'informa de' : 'rechaza');
export const tagUnstated: typeof english.tagUnstated = (header, isReported) =>
  `El encabezado ${header} ${verb(isReported)} los scripts sin código de integridad, y la etiqueta no tiene ninguno.`;
export const stateIt = 'Agréguelo, con el archivo de una versión.';
export const filesUnstated: typeof english.filesUnstated = (header, isReported) =>
  `El encabezado ${header} ${verb(isReported)} los scripts sin código de integridad, y ningún mapa de importación da el de los archivos del chat.`;
export const stateInMap = 'Agréguelos en un mapa de importación, antes de todos los módulos.';
