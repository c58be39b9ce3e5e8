import type { CompleteTexts } from '../../edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const byScript =
  'Un script de la página debe poner la etiqueta del Recepcionista. Solo un navegador puede ver si lo hace.';
export const runCommand =
  'Ejecute el diagnóstico como comando, que carga la página en un navegador, o pegue lo que el navegador muestra como los elementos de la página.';

export const missing: typeof english.missing = (manager) =>
  `La página no tiene la etiqueta del Recepcionista.${
    manager === undefined
      ? ''
      : ` Tiene un gestor de etiquetas (${manager}), que puede ponerla después, pero sin sus atributos data-.`
  }`;
export const putTag = 'Ponga la etiqueta en head o en body.';
export const putTagItself =
  'Ponga la etiqueta en la página misma, o ponga las opciones con la lista de comandos junto a ella.';

export const inlined =
  'El código del script de carga está escrito en la página, como hacen los optimizadores: ahí no puede saber de dónde cargar el chat, y las versiones nuevas nunca llegan a la página.';
export const excludeIt =
  'Excluya el script de lo que se incrusta y se combina, para que la página tenga la etiqueta misma.';

export const inert: typeof english.inert = (place) =>
  `La etiqueta está en un ${place === 'comment' ? 'comentario' : `elemento ${place}`}, donde no se ejecuta ningún script.`;
export const moveOut = 'Sáquela de ahí.';

export const duplicate: typeof english.duplicate = (times, isDifferent) =>
  `La página tiene la etiqueta ${String(times)} veces. Aun así hay un solo Recepcionista${
    isDifferent ? ', con las opciones de la etiqueta que se ejecute primero' : ''
  }.`;
export const leaveOne = 'Deje una.';

export const insecure: typeof english.insecure = (address, isSurelySecure) =>
  `La etiqueta pide ${address} sin cifrado${
    isSurelySecure ? ', y los navegadores lo rechazan en esta página https' : ': las páginas https lo rechazan'
  }.`;
export const writeHttps = 'Escriba https.';

export const notAsync =
  'La etiqueta no tiene "async": la página espera el script, y deja de cargarse mientras este tarda en llegar.';
export const addAsync = 'Agregue async.';

export const nomodule =
  'La etiqueta tiene "nomodule", así que no la ejecuta ninguno de los navegadores para los que está hecho el Recepcionista.';
export const takeWordOut = 'Quite "nomodule".';
