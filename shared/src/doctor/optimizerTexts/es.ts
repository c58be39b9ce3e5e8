import type { CompleteTexts } from '../../edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const aConsentManager = 'Un gestor de consentimiento';
export const anOptimizer = 'Un optimizador';

export const heldForConsent: typeof english.heldForConsent = (keeper, type) =>
  `${keeper} retiene la etiqueta (type="${type}") hasta que el visitante acepta: hasta entonces no hay botón del chat.`;
export const heldBack: typeof english.heldBack = (keeper, means) =>
  `${keeper} retiene la etiqueta (${means}) hasta que el visitante se mueve o se desplaza: hasta entonces no hay botón del chat.`;
export const isNecessary =
  'El script no pone ninguna cookie ni guarda nada antes de que alguien escriba un mensaje: puede quedar exento como necesario, o seguir como está.';
export const waitsForNobody = 'Deje exenta la etiqueta. Es pequeña y no detiene nada.';

export const canHold: typeof english.canHold = (keeper) =>
  `La página tiene ${keeper}, que puede retener scripts hasta que el visitante acepta.`;
export const canChange: typeof english.canChange = (keeper) =>
  `La página tiene ${keeper}, que puede combinar, incrustar, copiar o retrasar scripts.`;
export const exempt = 'Deje exenta la etiqueta, para que quede como está.';
