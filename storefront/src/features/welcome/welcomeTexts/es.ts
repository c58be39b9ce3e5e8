import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const welcome: typeof english.welcome = (pharmacy) => `¡Bienvenidos, clientes de ${pharmacy}!`;
export const whatItIs: typeof english.whatItIs = (brand) =>
  `Con ${brand} usted consulta en línea a un profesional médico con licencia, sin cita y sin seguro médico. Si necesita una receta, el profesional puede enviarla a su farmacia.`;
export const getStarted = 'Comenzar';
