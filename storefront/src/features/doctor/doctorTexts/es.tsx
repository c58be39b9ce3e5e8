import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const htmlLabel = 'El HTML de la página';
export const htmlHint = 'Todo, como lo muestra “Ver código fuente de la página”.';
export const headersLabel = 'Sus encabezados de respuesta, si los tiene';
export const headersHint: typeof english.headersHint = (curl) => (
  <>De las herramientas de red del navegador, o de {curl}. Muchas veces las políticas están solo ahí.</>
);
export const examine = 'Examinar';
export const clear = 'Borrar';

export const result = 'Lo que dice el diagnóstico';
export const nothingYet = 'Todavía nada. Pegue una página y elija Examinar.';
export const reading = 'Leyendo la página …';
export const notLoaded = 'No se pudo cargar el diagnóstico. Inténtelo de nuevo.';
export const noneFound =
  'Lo que está escrito en la página y en sus encabezados deja funcionar al Recepcionista. Desde aquí no se ven las hojas de estilo ni los scripts que están en sus propios archivos, ni lo que los scripts hacen después. El comando sí los ve.';

export const realBrowser = 'Véalo en un navegador de verdad';
export const command =
  'El mismo diagnóstico, como comando, carga una página, abre el chat y dice qué encontró, con las mismas reglas y otras más. Responde en inglés.';

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
export const copied = 'Está copiado.';
export const notCopied = 'El navegador no dejó copiarlo. Selecciónelo usted.';
