import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const heading = 'Comience aquí';

export const withoutScripts: typeof english.withoutScripts = (phone) => (
  <>Para comenzar una consulta aquí hace falta JavaScript. Actívelo en su navegador o llame al {phone}.</>
);

export const hint: typeof english.hint = (needsCondition, needsState) => {
  if (!needsCondition && !needsState) return 'Un momento …';
  const missing = [...(needsCondition ? ['su afección'] : []), ...(needsState ? ['su estado'] : [])].join(' y ');
  return `Elija ${missing} para ver las consultas que puede tener y cuánto cuesta cada una.`;
};

export const chooseCondition = 'Elija su afección';
export const chooseTreatment = 'Elija un tratamiento';
export const whichState = '¿En qué estado vive?';
export const clear: typeof english.clear = (name) => `Quitar ${name}`;
