import { kindOf } from '@front-door/shared/catalogue/availability';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import {
  feeFacts,
  notQualifiedRule,
  refundRule,
  waysToPay,
  whoCanUse,
  type FeeKind,
} from '@front-door/shared/catalogue/eligibility';
import { brand } from '../../platform/brand';
import { useIsGroceryChain } from '../../platform/useIsGroceryChain';
import { NewTabHint, newTab } from '../../ui/NewTab';
import { CostRoot, Lookup, Small } from './Cost.styles';

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
            <dt>{feeFacts[kind].title}</dt>
            <dd>{feeFacts[kind].price}</dd>
          </div>
        ))}
        <div>
          <dt>Medication</dt>
          <dd>{treatment.priceRange === '' ? 'Depends on what is prescribed' : treatment.priceRange}</dd>
        </div>
      </dl>
      <Small>
        {waysToPay} {notQualifiedRule} {refundRule}
      </Small>
      {!isGroceryChain && (
        <Lookup href={brand.priceLookupUrl} {...newTab} data-price-lookup>
          Look Up Common Medications and Prices <NewTabHint />
        </Lookup>
      )}
      <details>
        <summary>Who can use it</summary>
        <ul>
          {whoCanUse.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </details>
    </CostRoot>
  );
}
