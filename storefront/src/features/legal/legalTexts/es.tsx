import type { CompleteTexts } from '@front-door/shared/edition/complete';
import { pageKeys } from '@front-door/shared/routing/englishPaths';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const eyebrow = 'Información legal';
export const onThisPage = 'En esta página';
export const onThisPageFolded = 'En esta página, plegado';
export const allDocuments = 'Todos los documentos legales';

export const names = {
  [pageKeys.terms]: 'Términos de uso',
  [pageKeys.privacy]: 'Política de privacidad',
  [pageKeys.noticeOfPrivacyPractices]: 'Aviso de prácticas de privacidad',
  [pageKeys.patientConsent]: 'Consentimiento del paciente para telesalud',
  [pageKeys.hipaaAuthorization]: 'Autorización de HIPAA',
  [pageKeys.accessibility]: 'Accesibilidad',
  [pageKeys.licensure]: 'Licencias de los profesionales',
};

export const whichRules: typeof english.whichRules = (original) => (
  <p>
    Esta página dice en español lo mismo que la página en inglés. Si hay alguna diferencia entre las dos, rige la
    versión en inglés.{' '}
    <a href={original} hrefLang="en">
      Leer la versión en inglés
    </a>
  </p>
);
