import type { VisitMode } from './availability';
import * as texts from './feeInTexts/en';
import { feePrice } from './prices';
import { allowsVirtual, isInList, type UsState } from './states';

/** A fee where the visitor lives, for places that speak of a kind of visit and not of a treatment. */
export interface FeeInState {
  /** The amount as shown, or that this kind of visit is not offered. */
  readonly price: string;
  /** Where that holds; `undefined` for a fee that holds wherever the visitor lives. */
  readonly where: string | undefined;
  readonly isOffered: boolean;
}

/**
 * What a kind of visit costs in a state, where some treatment can be had by it there.
 *
 * @param state of the visitor; without one, what the fee depends on stands beside it.
 */
export function feeIn(kind: VisitMode, state: UsState | undefined): FeeInState {
  const offered = (where?: string) => ({ price: feePrice(kind), where, isOffered: true });
  if (kind === 'live') return offered();
  if (state === undefined) return offered(texts.ifInState);
  if (kind === 'virtual' ? allowsVirtual(state) : hasProgram(state)) return offered(texts.inState(state));
  if (kind === 'virtual' && allowsVirtual(state, 'erectile-dysfunction'))
    return offered(texts.forErectileDysfunction(state));
  return { price: texts.notOffered, where: texts.inState(state), isOffered: false };
}

function hasProgram(state: UsState): boolean {
  return isInList('weightLossNew', state) || isInList('weightLossExisting', state);
}
