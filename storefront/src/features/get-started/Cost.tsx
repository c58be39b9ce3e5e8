import { kindOf } from '@front-door/shared/catalogue/availability';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { feeTerms, paymentRule, refundRule, type FeeKind } from '@front-door/shared/catalogue/feeTerms';
import { brand } from '../../platform/brand';
import { useIsGroceryChain } from '../../platform/useIsGroceryChain';
import { NewTabHint, newTab } from '../../ui/NewTab';
import { CostRoot, Lookup, Small } from './GetStarted.styles';

/** The fees that a treatment can have. */
function feesOf(treatment: TreatmentSummary): readonly FeeKind[] {
  switch (kindOf(treatment)) {
    case 'weight-loss':
      return ['weightLoss'];
    case 'general-consult':
    case 'medication-refill':
      return ['live'];
    case 'standard':
    case 'erectile-dysfunction':
      return ['virtual', 'live'];
  }
}

/** "How Much Will It Cost?": the fee of each kind of visit and the usual price of the medication. */
export function Cost({ treatment }: { readonly treatment: TreatmentSummary }) {
  const isGroceryChain = useIsGroceryChain();
  return (
    <CostRoot>
      <h3>How Much Will It Cost?</h3>
      <dl>
        {feesOf(treatment).map((kind) => (
          <div key={kind}>
            <dt>{feeTerms[kind].title}</dt>
            <dd>{feeTerms[kind].price}</dd>
          </div>
        ))}
        <div>
          <dt>Medication</dt>
          <dd>{treatment.priceRange === '' ? 'Depends on what is prescribed' : treatment.priceRange}</dd>
        </div>
      </dl>
      <Small>
        {paymentRule} {refundRule}
      </Small>
      {!isGroceryChain && (
        <Lookup href={brand.priceLookupUrl} {...newTab} data-price-lookup>
          Look Up Common Medications and Prices <NewTabHint />
        </Lookup>
      )}
      <Small>
        For adults 18 to 64, and for children through a parent. Not for people enrolled in Medicare or Medicaid.
      </Small>
    </CostRoot>
  );
}
