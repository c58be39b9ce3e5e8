import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const whatYouNeed = 'Lo que necesita';
export const commonMedications = 'Medicamentos comunes';
export const providerDecides =
  'Su profesional médico decide con usted si alguno le conviene. No se recetan sustancias controladas.';
export const sources = 'De dónde viene esta información';
export const source: typeof english.source = ({ publisher, title, language }) =>
  language === undefined ? (
    `${publisher}: ${title}`
  ) : (
    <>
      <span lang={language}>
        {publisher}: {title}
      </span>{' '}
      (en inglés)
    </>
  );
