import { dollars, fees } from './prices';
import { isInList, type UsState } from './states';

/** What a visit costs, whatever it is for: from the least fee on until a state says which kinds of visit it allows. */
export function visitPriceIn(state: UsState | undefined): string {
  if (state === undefined) return `Starting at ${dollars(fees.virtual)}`;
  const live = `${dollars(fees.live)} live visit`;
  return isInList('asyncCare', state) ? `${dollars(fees.virtual)} virtual or ${live}` : live;
}
