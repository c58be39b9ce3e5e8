import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const htmlLabel = 'El HTML de la página';
export const htmlHint = 'Todo, como lo muestra “Ver código fuente de la página”.';
export const headersLabel = 'Sus encabezados de respuesta, si los tiene';
export const headersHint: typeof english.headersHint = (curl) => (
  <>
    De las herramientas de red del navegador, o de {curl}. Muchas veces las políticas se envían solo como encabezados.
  </>
);
export const examine = 'Examinar';
export const clear = 'Borrar';

export const result = 'Lo que dice el diagnóstico';
export const nothingYet = 'Todavía nada. Pegue una página y elija Examinar.';
export const reading = 'Leyendo la página …';
export const notLoaded = 'No se pudo cargar el diagnóstico. Inténtelo de nuevo.';
export const noneFound =
  'Nada en el HTML ni en los encabezados de la página impide que el Recepcionista funcione. Esta página no puede revisar las hojas de estilo ni los scripts externos, ni lo que los scripts hacen después; el comando sí.';

export const realBrowser = 'Revísela en un navegador de verdad';
export const command =
  'El diagnóstico también es un comando: carga una página en un navegador, abre el chat y le dice qué encontró, con las mismas reglas y otras más. Responde en inglés.';

export const toSet = 'Qué poner:';
export const copy = 'Copiar';
export const whatIsCopied: typeof english.whatIsCopied = (hazard) => (
  <>
    {' '}
    lo que hay que poner: <span lang="en">{hazard}</span>
  </>
);
export const place: typeof english.place = (section) => (
  <>
    docs/embedding.md, <span lang="en">“{section}”</span>
  </>
);
export const copied = 'Copiado.';
export const notCopied = 'Su navegador no permitió copiarlo. Seleccione el texto y cópielo.';
