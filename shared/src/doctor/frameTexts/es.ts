import type { CompleteTexts } from '../../edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const nothingRuns = 'en él no se ejecuta nada';
export const noNewTabs = 'los enlaces a pestañas nuevas no se abren';
export const heldAsTight = 'las páginas que se abren con los enlaces tienen las mismas restricciones';
export const noWayOut = 'los enlaces no pueden salir del marco';

export const inFrame =
  'El Recepcionista está en un marco de la página: solo tiene el espacio del marco, y sus enlaces reemplazan toda la página.';
export const roomier =
  'Ponga la etiqueta en la página misma, si puede. Si no, dele al marco por lo menos 400 por 700 píxeles.';

export const sandboxed: typeof english.sandboxed = (tokens, why) =>
  `El marco del Recepcionista está aislado (sandbox) sin ${tokens}: ${why}.`;
export const allowThem = 'Permítalos.';

export const builder =
  'La página está hecha con un creador de sitios, que pone en un marco el HTML que se pega: el Recepcionista quedaría en ese cuadro y no en la esquina de la ventana.';
export const codeOfSite =
  'Use el ajuste del creador para el código de todo el sitio (código propio en head o en body), y no un elemento HTML de la página.';

export const isolated: typeof english.isolated = (elsewhere) =>
  `La página tiene Cross-Origin-Embedder-Policy: require-corp, así que solo carga archivos de otros orígenes si estos lo permiten. ${
    elsewhere === undefined
      ? 'Los del Recepcionista lo permiten (Cross-Origin-Resource-Policy: cross-origin).'
      : `Los de ${elsewhere} deben permitirlo.`
  }`;
export const isAllowed = 'Nada. Con crossorigin, la etiqueta no depende de eso.';
export const allowFiles =
  'Envíe Cross-Origin-Resource-Policy: cross-origin con los archivos, o agregue crossorigin a la etiqueta.';
