import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const title = '¿Todavía tiene una pregunta?';
export const callOrWrite = 'Llame o escriba a la ayuda para pacientes.';
export const aboutHealth = 'Si su pregunta es sobre su salud, hable con un profesional médico con licencia.';
export const consult = 'Consulta general';
