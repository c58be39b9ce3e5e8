import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { feeFacts, waysToPay, whoCanUse } from '@front-door/shared/catalogue/eligibility';
import { feesOf } from './consultationTexts';
import { CostRoot, Small } from './Cost.styles';
import { CostHelp } from './CostHelp';

/**
 * "How Much Will It Cost?": the fee of each kind of visit with what it includes and when it is charged, the usual
 * price of the medication, and who can use all this.
 */
export function Cost({ treatment }: { readonly treatment: TreatmentSummary }) {
  const fees = feesOf(treatment).map((kind) => feeFacts[kind]);
  const rules = new Set(fees.flatMap(({ charged }) => charged));
  return (
    <CostRoot>
      <h3>How Much Will It Cost?</h3>
      <dl>
        {fees.map(({ title, price }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{price}</dd>
          </div>
        ))}
        <div>
          <dt>Medication</dt>
          <dd>{treatment.priceRange === '' ? 'Depends on what is prescribed' : treatment.priceRange}</dd>
        </div>
      </dl>
      <Small>
        {[...rules].join(' ')} {waysToPay}
      </Small>
      <details>
        <summary>What it includes</summary>
        {fees.map(({ title, includes, excludes }) => (
          <div key={title}>
            <h4>{title}</h4>
            <ul>
              {includes.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <p>Not included: {excludes.join('. ')}.</p>
          </div>
        ))}
      </details>
      <h3>Who Can Use It?</h3>
      <ul>
        {whoCanUse.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <CostHelp treatment={treatment} />
    </CostRoot>
  );
}
