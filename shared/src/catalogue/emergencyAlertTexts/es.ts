import type { CompleteTexts } from '../../edition/complete';
import { reach988 } from '../crisisLineTexts/es';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const emergencyAlert = {
  title: 'No es para emergencias',
  text: '{name} no es adecuado para problemas graves que necesitan atención inmediata o de emergencia. Si su vida puede estar en peligro, llame al 911 o vaya a la sala de emergencias más cercana.',
  crisis: `En una crisis de salud mental, o si tiene pensamientos de suicidio, ${reach988}, a cualquier hora.`,
} as const;
