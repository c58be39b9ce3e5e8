import { shownName } from '../../catalogue/names/es';
import type { CompleteTexts } from '../../edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const symptomSection = 'Síntomas comunes';

export const home = 'Inicio';
export const allTreatments = 'Tratamientos';
export const titleEnd = /(?:: atención en línea)? \| .*$/;

export const patientSupport = 'ayuda para pacientes';
export const customerCare = 'servicio al cliente';
export const unitedStates = 'Estados Unidos';
export const serviceType = 'Consulta de telesalud';

export const conditionName: typeof english.conditionName = (entry) => shownName(entry);

export const onlineConsultation: typeof english.onlineConsultation = (name) => `${name}: consulta en línea`;

export const offerNames = {
  virtual: 'Consulta virtual: un profesional médico revisa sus respuestas y le responde con un mensaje',
  live: 'Consulta en vivo: un profesional médico le llama por teléfono o video',
  weightLoss: 'Programa para bajar de peso, consultas médicas incluidas, por un mes',
} as const;
