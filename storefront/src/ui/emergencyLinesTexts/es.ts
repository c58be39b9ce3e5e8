import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const call: typeof english.call = (number) => `Llame al ${number}`;
export const callOrText: typeof english.callOrText = (number) => `Llame o envíe un mensaje de texto al ${number}`;
export const forAnEmergency = 'para una emergencia';
export const forACrisis = 'para pensamientos de suicidio o una crisis';
export const forAPoisoning = 'Línea de ayuda por envenenamiento, para un envenenamiento o una sobredosis';
