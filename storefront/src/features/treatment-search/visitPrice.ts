import { availabilityOf, type Consultation } from '@front-door/shared/catalogue/availability';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { dollars } from '@front-door/shared/catalogue/prices';
import { usStates, type UsState } from '@front-door/shared/catalogue/states';
import { feeOf } from '@front-door/shared/contract/assessmentUrl';

/** What a visit for a treatment costs in the visitor's state; before one is chosen, what it depends on stands beside it. */
export function visitPrice(treatment: TreatmentSummary, state: UsState | undefined): string {
  const states = state === undefined ? usStates : [state];
  const byState = states.map((one) => pricesOf(availabilityOf(treatment, one).offered));
  // The virtual visit first, as everywhere.
  const prices = [...new Set(byState.flat())].sort();
  if (prices.length === 0) return `Not online in ${state ?? 'your state'}`;
  const isSame = byState.every((own) => own.length === prices.length);
  return `${prices.join(', ')}${isSame ? '' : ', by state'}`;
}

function pricesOf(offered: readonly Consultation[]): readonly string[] {
  return [...new Set(offered.map((consultation) => priceOf(consultation)))];
}

function priceOf(consultation: Consultation): string {
  const price = dollars(feeOf(consultation));
  return consultation.kind === 'weight-loss' ? `${price} a month` : `${price} ${consultation.mode}`;
}
