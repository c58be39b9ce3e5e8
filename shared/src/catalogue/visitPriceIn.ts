import { dollars, fees } from './prices';
import { allowsVirtual, type UsState } from './states';
import * as texts from './visitPriceInTexts/en';

/** What a visit costs, whatever it is for: from the least fee on until a state says which kinds of visit it allows. */
export function visitPriceIn(state: UsState | undefined): string {
  if (state === undefined) return texts.from(dollars(fees.virtual));
  const live = dollars(fees.live);
  if (allowsVirtual(state)) return texts.virtualOrLive(dollars(fees.virtual), live);
  return allowsVirtual(state, 'erectile-dysfunction') ? texts.mostlyLive(live) : texts.live(live);
}
