import type { CompleteTexts } from '../../edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const from: typeof english.from = (price) => `Desde ${price}`;
export const live: typeof english.live = (price) => `En vivo ${price}`;
export const virtualOrLive: typeof english.virtualOrLive = (virtualPrice, livePrice) =>
  `Virtual ${virtualPrice}, en vivo ${livePrice}`;
