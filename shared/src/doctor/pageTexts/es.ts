import type { CompleteTexts } from '../../edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const base: typeof english.base = (href, attributes) =>
  `<base href="${href}"> cambia adónde llevan las direcciones sin origen, y la etiqueta tiene algunas (${attributes}).`;
export const wholeAddresses = 'Escriba direcciones completas en la etiqueta.';

export const noViewport =
  'La página no tiene el elemento meta viewport: los teléfonos muestran la página y el chat muy pequeños, como en una pantalla ancha.';
export const intoHead = 'Póngalo en head.';
export const fixedViewport: typeof english.fixedViewport = (content) =>
  `El viewport de la página no tiene el ancho del dispositivo ("${content}"): en los teléfonos el chat se ve pequeño.`;
export const write = 'Escriba:';

export const noLanguage =
  'El elemento raíz no tiene lang: el chat habla inglés, y los lectores de pantalla tienen que adivinar.';
export const sayLanguage = 'Diga en qué idioma está la página.';
export const misspelt: typeof english.misspelt = (given) =>
  `lang="${given}" no es un código de idioma: los navegadores y los lectores de pantalla no lo conocen, y el chat quizás tampoco.`;
export const writeLanguageTag = 'Escriba un código de idioma.';
export const otherLanguage: typeof english.otherLanguage = (given, asked) =>
  `La página está en "${given}" y la etiqueta pide "${asked}": el chat habla "${asked}".`;
export const followPage = 'Quite data-language si el chat debe seguir a la página.';
export const notSpoken: typeof english.notSpoken = (given) =>
  `La página está en "${given}", un idioma que el chat no habla: habla inglés.`;
export const chooseLanguage = 'Elija el idioma que sus visitantes lean con más probabilidad.';

export const globalTaken: typeof english.globalTaken = (usesQueue) =>
  `Un elemento tiene el mismo nombre que la variable global del chat, "Receptionist": hasta que se carga el script, window.Receptionist es ese elemento${
    usesQueue ? ', y los comandos que le da la página fallan' : ''
  }.`;
export const otherId = 'Dele otro id.';
export const otherIdOrDeclaration = 'Dele otro id, o empiece la lista de comandos con una declaración.';

export const memberTaken: typeof english.memberTaken = (element, member) =>
  `Un elemento ${element} con el nombre "${member}" reemplaza document.${member} para todos los scripts de la página. Al Recepcionista no le afecta; a otros scripts puede afectarles.`;
export const otherName = 'Dele otro nombre.';
