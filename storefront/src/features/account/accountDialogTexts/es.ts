import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const portal = 'Mi portal del paciente';
export const followUp = 'Seguimiento con el profesional';
export const support = 'Ayuda para pacientes';
export const account = 'Mi cuenta';
export const existingPatients = 'Si ya es paciente';
export const activeCase =
  '¿Su caso está activo? Sigue activo por 72 horas después de enviarlo. Llame o escriba a servicio al cliente. O entre en su portal del paciente y elija el ícono de la campana para leer los mensajes de su profesional médico.';
export const logIn = 'Entrar en el portal del paciente';
export const newPatients = 'Si es paciente nuevo';
export const findCare = 'Busque atención para su afección, o hable de ella con un profesional médico.';
export const findTreatment = 'Buscar tratamiento';
export const startConsult = 'Comenzar una consulta general';
export const cancel = 'Cancelar';
export const questions = '¿Preguntas sobre su cuenta, un pago o este sitio? Llámenos o escríbanos.';
export const thanks = '¡Gracias por su confianza!';
