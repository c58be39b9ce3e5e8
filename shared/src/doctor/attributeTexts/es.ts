import type { Kind } from '../../contract/receptionistOptions';
import type { CompleteTexts } from '../../edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

const kindNames: Readonly<Record<Kind, string>> = {
  'a text': 'un texto',
  'a bearer token': 'un token de portador (bearer)',
  'a web address': 'una dirección web',
  'a UUID': 'un UUID',
  'a boolean': 'true o false',
  'a function': 'una función',
  'a set of texts': 'un conjunto de textos',
  'an element': 'un elemento',
  '"en" or "es"': '"en" o "es"',
  '"left", "right", "start" or "end"': '"left", "right", "start" o "end"',
  '"_top", "_self" or "_blank"': '"_top", "_self" o "_blank"',
  'a CSS color': 'un color de CSS',
  'a CSS font family': 'una familia de fuentes de CSS',
  'a CSS length': 'una longitud de CSS',
  'a whole number': 'un número entero',
};

export const wrongValue: typeof english.wrongValue = (name, value, kind) =>
  `${name}="${value}" no es ${kindNames[kind]}. Se usa el valor predeterminado.`;
export const writeKind: typeof english.writeKind = (kind) => `Escriba ${kindNames[kind]}, o quite el atributo.`;

export const notText: typeof english.notText = (attribute) =>
  `${attribute} no se puede poner con un atributo, porque su valor no es un texto.`;
export const byCall = 'Póngalo en un script.';

export const unknown: typeof english.unknown = (name, meant) =>
  `${name} no es una opción.${meant === undefined ? '' : ` ¿Quiso decir ${meant}?`}`;
export const takeOut = 'Quítelo si era para el Recepcionista.';
export const write: typeof english.write = (attribute) => `Escriba ${attribute}.`;

export const withoutData: typeof english.withoutData = (name) =>
  `El atributo ${name} no tiene efecto en una etiqueta script.`;

export const noPartner = 'La etiqueta no nombra a ningún socio.';
export const otherPartner: typeof english.otherPartner = (given) => `La etiqueta nombra al socio "${given}".`;
export const namePartner: typeof english.namePartner = (partner) => `Nombre a "${partner}".`;
export const emptyPartner = 'data-partner está vacío, así que la etiqueta no nombra a ningún socio.';
export const agreedName = 'Escriba el nombre acordado, o quite el atributo.';
export const unknownPartner: typeof english.unknownPartner = (given) =>
  `No hay ningún socio configurado con el nombre "${given}": los enlaces llevan el nombre, pero los visitantes no ven ninguna marca ni se les oculta nada.`;
export const askForPartner = 'Pídanos que lo configuremos si los visitantes deben ver una marca.';
export const didYouMean: typeof english.didYouMean = (meant) => `¿Quiso decir "${meant}"?`;
