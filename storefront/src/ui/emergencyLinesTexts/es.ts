import { inSpanish988 } from '@front-door/shared/catalogue/crisisLineTexts/es';
import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const call: typeof english.call = (number) => `Llamar al ${number}`;
/** How to write to it, and in Spanish, stands beside the button, which is narrow. */
export const callOrText: typeof english.callOrText = (number) => call(number);
export const forAnEmergency = 'para una emergencia';
export const forACrisis = `para pensamientos de suicidio o una crisis: ${inSpanish988}`;
export const forAPoisoning = 'Línea de ayuda por envenenamiento, para un envenenamiento o una sobredosis';
