import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const inCrisis = '¿Está en crisis? No está a solas.';
export const whomToCall: typeof english.whomToCall = (call988, call911) => (
  <>
    Si piensa en el suicidio o tiene cualquier crisis emocional, llame o envíe un mensaje de texto al {call988} a
    cualquier hora. Para español, oprima el 2. Si su vida corre peligro, llame al {call911}.
  </>
);

export const treatments = 'Tratamientos';

export const treatmentsOf: typeof english.treatmentsOf = (category) => `Tratamientos: ${category}`;
export const getStarted = 'Comenzar';
export const readMore: typeof english.readMore = (treatment) => `Leer más sobre ${treatment}`;
