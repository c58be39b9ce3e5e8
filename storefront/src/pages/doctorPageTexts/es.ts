import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const title = '¿Por qué no funciona el Recepcionista?';
export const lead =
  'Pegue una página que tenga el Recepcionista o que vaya a tenerlo. El diagnóstico le dice qué impide que funcione y qué línea hay que poner. Lo que usted pega se queda en este dispositivo.';
