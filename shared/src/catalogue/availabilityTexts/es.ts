import type { CompleteTexts } from '../../edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const talksAndHears = 'el profesional médico necesita hablar con usted y oír cómo respira';
