import type { CompleteTexts } from '../../edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const transformed: typeof english.transformed = (style) =>
  `El elemento raíz tiene un estilo (${style}) por el que las cosas fijas están en la página y no en la ventana. El Recepcionista cuenta con eso; otras cosas fijas de la página se mueven con ella.`;
export const moveStyle = 'Pase el estilo a un elemento dentro de body.';

export const zoomed = 'La página se dibuja en otro tamaño (zoom). El Recepcionista lo deshace para sí mismo.';
export const preferRem = 'Es mejor poner los tamaños de letra en rem; para el chat no hay que poner nada.';

export const layerAbove: typeof english.layerAbove = (selector) =>
  `La página tiene cosas en una capa por encima de la del Recepcionista (${selector}): donde coinciden, lo cubren.`;
export const lift = 'Suba el Recepcionista, si debe estar encima.';

export const noSelection =
  'La página no deja seleccionar su texto. Aun así, las respuestas del chat se pueden seleccionar y copiar.';
export const nothingForChat =
  'Nada para el chat; los visitantes que seleccionan texto para oírlo o traducirlo no pueden hacerlo con el resto.';

export const noCopying =
  'La página no permite seleccionar, copiar ni abrir el menú contextual. Lo que pasa dentro del chat no es de la página: ahí todo eso funciona.';
export const nothing = 'Nada.';
