import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const starsFrom: typeof english.starsFrom = (rating, reviews) =>
  `${rating} estrellas en ${reviews} ${reviews === '1' ? 'reseña' : 'reseñas'}`;
