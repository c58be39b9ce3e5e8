import { inSpanish988 } from '@front-door/shared/catalogue/crisisLineTexts/es';
import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const inCrisis = '¿Está en crisis? No tiene que enfrentarla sin ayuda.';
export const whomToCall: typeof english.whomToCall = (call988, call911) => (
  <>
    Si piensa en el suicidio o tiene cualquier crisis emocional, llame al {call988} y {inSpanish988}, a cualquier hora.
    Si su vida corre peligro, llame al {call911}.
  </>
);

export const treatments = 'Tratamientos';

export const treatmentsOf: typeof english.treatmentsOf = (category) => `Tratamientos: ${category}`;
export const getStarted = 'Comenzar';
export const readMore: typeof english.readMore = (treatment) => `Leer más sobre ${treatment}`;
