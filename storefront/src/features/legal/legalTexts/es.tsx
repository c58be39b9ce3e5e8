import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const eyebrow = 'Información legal';
export const onThisPage = 'En esta página';
export const onThisPageFolded = 'En esta página, plegado';
export const allDocuments = 'Todos los documentos legales';

export const whichRules: typeof english.whichRules = (original) => (
  <p>
    Esta página dice en español lo mismo que la página en inglés. Si hay alguna diferencia entre las dos, rige la
    versión en inglés.{' '}
    <a href={original} hrefLang="en">
      Leer la versión en inglés
    </a>
  </p>
);
