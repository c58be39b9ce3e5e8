import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const benefits: readonly string[] = [
  'Profesionales certificados por la junta de su especialidad',
  'Sin copagos altos ni costos ocultos',
  'Sin seguro médico',
  'Sin esperar días por una cita ni horas en una sala de espera',
  'Sin suscripción',
  'Sin complicaciones',
];
export const introEyebrow = 'QUIÉN REVISA SU CASO';
export const introTitle = 'Atención de verdad, sin sala de espera';
export const intro =
  'Díganos qué tiene. Un profesional médico con licencia revisa su caso, hace un plan con usted y envía una receta a su farmacia cuando es adecuada para usted.';
export const getStarted = 'Comenzar';
export const howItWorksEyebrow = 'CÓMO FUNCIONA';
export const threeSteps = 'Tres pasos, casi todos desde su sofá';
export const steps: typeof english.steps = [
  {
    title: 'Elija lo que necesita',
    text: 'Busque su afección y elija su estado. Verá el precio antes de comenzar.',
  },
  {
    title: 'Conteste unas preguntas',
    text: 'Le toma unos 15 minutos, a cualquier hora. O pida que le llame un profesional médico.',
  },
  {
    title: 'Reciba su tratamiento',
    text: 'Su profesional médico le envía un plan y, si es adecuada para usted, una receta.',
  },
];
export const learnMore = 'Más información';
export const aboutHowItWorks = 'sobre cómo funciona';
