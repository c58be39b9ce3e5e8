import type { CompleteTexts } from '../../edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const transformed: typeof english.transformed = (style) =>
  `El elemento raíz tiene un estilo (${style}) que ata los elementos fijos a la página en vez de a la ventana. El Recepcionista lo tiene en cuenta; otros elementos fijos se desplazan con la página.`;
export const moveStyle = 'Pase el estilo a un elemento dentro de body.';

export const zoomed = 'La página se dibuja en otro tamaño (zoom). El Recepcionista lo deshace para sí mismo.';
export const preferRem = 'Es mejor poner los tamaños de letra en rem. Para el chat no hay que poner nada.';

export const layerAbove: typeof english.layerAbove = (selector) =>
  `La página tiene elementos en una capa por encima de la del Recepcionista (${selector}): donde coinciden, lo tapan.`;
export const lift = 'Suba la capa del Recepcionista si debe quedar encima.';

export const noSelection =
  'La página no deja seleccionar su texto. Aun así, las respuestas del chat se pueden seleccionar y copiar.';
export const nothingForChat =
  'Nada para el chat. Pero los visitantes que seleccionan texto para oírlo o traducirlo no pueden hacerlo en la página.';

export const noCopying =
  'La página no permite seleccionar, copiar ni abrir el menú contextual. Dentro del chat todo eso funciona.';
export const nothing = 'Nada.';
