import type { CompleteTexts } from '../../edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const weightLoss = 'Un programa mensual con un profesional médico con licencia.';
export const mentalWellness =
  '¿No se siente como siempre? Consúltelo con un profesional médico con licencia, y sepa a quién llamar en una crisis.';
