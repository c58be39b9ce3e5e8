import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const consultInstead =
  'En su lugar puede tener una consulta general: un profesional médico habla con usted de lo que tiene y de lo que puede ayudar.';
export const pricesInstead = 'Su farmacia puede decirle cuánto cuesta un medicamento.';
export const notThrough: typeof english.notThrough = (name, partner) => `${name}: no se ofrece por medio de ${partner}`;
export const notThroughPharmacy: typeof english.notThroughPharmacy = (name) =>
  `${name}: no se ofrece por medio de su farmacia.`;
