import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const whatYouGet = 'Qué recibe';
export const howItWorks = 'Cómo funciona';
export const orTalk = 'Puede hablar con un profesional';
export const faq = 'Preguntas frecuentes';
