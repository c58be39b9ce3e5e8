import { dollars, fees } from './prices';
import { allowsVirtual, type UsState } from './states';
import * as texts from './visitPriceInTexts/en';

/**
 * What a visit costs, whatever it is for: from the least fee on until a state says which kinds of visit it allows. One
 * condition has virtual visits in more states: the card of the virtual fee says so (`feeIn`).
 */
export function visitPriceIn(state: UsState | undefined): string {
  if (state === undefined) return texts.from(dollars(fees.virtual));
  const live = dollars(fees.live);
  return allowsVirtual(state) ? texts.virtualOrLive(dollars(fees.virtual), live) : texts.live(live);
}
