import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const getCare = 'Reciba atención';
export const allServices = 'Todos los servicios';
export const treatmentsAToZ = 'Tratamientos de la A a la Z';
export const consult = 'Consulta general';
export const childConsult = 'Consulta general para niños';
export const refill = 'Resurtido de medicamentos';
export const weightLoss = 'Pérdida de peso';
export const treatmentCategories = 'Categorías de tratamientos';
export const learnMore = 'Más información';
export const howItWorks = 'Cómo funciona';
export const faqs = 'Preguntas frecuentes';
export const savingsCard = 'Tarjeta de ahorro';
export const ourStory = 'Nuestra historia';
export const ourPromise = 'Nuestra promesa';
export const privacyAndTerms = 'Privacidad y términos';
export const privacyPolicy = 'Política de privacidad';
export const termsOfUse = 'Términos de uso';
export const noticeOfPrivacyPractices = 'Aviso de prácticas de privacidad';
export const patientConsent = 'Consentimiento del paciente para telesalud';
export const hipaaAuthorization = 'Autorización de HIPAA';
export const licensure = 'Licencias de los profesionales';
export const accessibility = 'Accesibilidad';

/** The crisis line as in `crisisLineTexts`, in fewer words: it stands on every page. */
export const emergency: typeof english.emergency = (call911, call988) => (
  <>
    <strong>No es para emergencias.</strong> Si su vida puede estar en peligro, llame al {call911}. En una crisis
    emocional, llame al {call988} y oprima 2, o envíe AYUDA al 988.
  </>
);
export const whoProvidesCare: typeof english.whoProvidesCare = (brand) =>
  `${brand} no da atención médica por sí misma. Profesionales médicos independientes, certificados por la junta de su especialidad, revisan su caso y deciden el diagnóstico y el tratamiento.`;
export const rights: typeof english.rights = (year, company) =>
  `© ${String(year)} ${company}. Todos los derechos reservados.`;

export const newsFrom: typeof english.newsFrom = (brand) => `Noticias de ${brand}`;
export const newsSubject = 'Quiero recibir noticias por correo electrónico';
export const newsTerms: typeof english.newsTerms = (phone) => (
  <>Un correo corto de vez en cuando. Puede salir de la lista cuando quiera. ¿Preguntas? Llame al {phone}.</>
);
export const signUp = 'Inscribirse por correo';

export const seal: typeof english.seal = (link) => (
  <>Sello de legitimidad: nuestros profesionales tienen licencia. {link('Vea sus licencias')}</>
);
export const darkMode = 'Modo oscuro';
