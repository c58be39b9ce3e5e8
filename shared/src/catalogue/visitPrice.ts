import { feeOf } from '../contract/assessmentUrl';
import { availabilityOf, type Consultation } from './availability';
import type { TreatmentSummary } from './catalogue.types';
import { dollars, feePrice } from './prices';
import { usStates, type UsState } from './states';
import * as texts from './visitPriceTexts/en';

/** What a visit for a treatment costs in the visitor's state; before one is chosen, what it depends on stands beside it. */
export function visitPrice(treatment: Pick<TreatmentSummary, 'name' | 'path'>, state: UsState | undefined): string {
  const states = state === undefined ? usStates : [state];
  const byState = states.map((one) => pricesOf(availabilityOf(treatment, one).offered));
  // The virtual visit first, as everywhere.
  const prices = [...new Set(byState.flat())].sort();
  if (prices.length === 0) return texts.notOnline(state);
  const isSame = byState.every((own) => own.length === prices.length);
  return isSame ? prices.join(', ') : texts.byState(prices.join(', '));
}

function pricesOf(offered: readonly Consultation[]): readonly string[] {
  return [...new Set(offered.map((consultation) => priceOf(consultation)))];
}

function priceOf(consultation: Consultation): string {
  if (consultation.kind === 'weight-loss') return feePrice('weightLoss');
  return texts.visit(dollars(feeOf(consultation)), consultation.mode);
}
