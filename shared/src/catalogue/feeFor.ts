import { dependsOnState, modesIn, type VisitMode } from './availability';
import type { TreatmentSummary } from './catalogue.types';
import type { FeeInState } from './feeIn';
import * as texts from './feeInTexts/en';
import { feePrice } from './prices';
import type { UsState } from './states';

/**
 * What one kind of visit costs for a treatment. Where it holds is said while the state is not known that decides of it, and
 * where it is not offered.
 *
 * @param state of the visitor.
 * @param path of the page that the consultation is started from, as for `availabilityOf`.
 */
export function feeFor(
  treatment: Pick<TreatmentSummary, 'name' | 'path'>,
  mode: VisitMode,
  state: UsState | undefined,
  path?: string,
): FeeInState {
  if (state !== undefined && !modesIn(treatment, state, path).includes(mode))
    return { price: texts.notOffered, where: texts.inState(state), isOffered: false };
  const isUnsure = state === undefined && dependsOnState(treatment, mode, path);
  return { price: feePrice(mode), where: isUnsure ? texts.ifInState : undefined, isOffered: true };
}
