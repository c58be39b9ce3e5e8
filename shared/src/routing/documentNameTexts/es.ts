import type { CompleteTexts } from '../../edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const privacyPolicy = 'Política de privacidad';
export const termsOfUse = 'Términos de uso';
export const noticeOfPrivacyPractices = 'Aviso de prácticas de privacidad';
export const patientConsent = 'Consentimiento del paciente para telesalud';
export const hipaaAuthorization = 'Autorización de HIPAA';
export const licensure = 'Licencias de los profesionales';
export const accessibility = 'Accesibilidad';
