import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { modesOf } from '@front-door/shared/catalogue/availability';
import { feeFacts, waysToPay } from '@front-door/shared/catalogue/eligibility';
import { medicationPrice, visitTotals } from '@front-door/shared/catalogue/facts/medicationPrice';
import { whoCanUse, type WhoLine } from '@front-door/shared/catalogue/facts/whoCanUse';
import { treatmentAt } from '@front-door/shared/catalogue/treatments';
import { TreatmentLink } from '../../ui/TreatmentLink';
import { CostRoot, Small } from './Cost.styles';
import { CostHelp } from './CostHelp';

/**
 * "How Much Will It Cost?": the fee of each kind of visit with what it includes and when it is charged, the usual
 * price of the medication, and who can use all this.
 */
export function Cost({ treatment }: { readonly treatment: TreatmentSummary }) {
  const fees = modesOf(treatment).map((mode) => feeFacts[mode]);
  const medication = medicationPrice(treatment);
  const totals = visitTotals(treatment);
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
          <dt>{medication.label}</dt>
          <dd>{medication.price}</dd>
        </div>
      </dl>
      <Small>
        {medication.covers}
        {totals.length > 0 &&
          ` Visit and medication together: ${totals.map(({ mode, text }) => `${text} (${mode})`).join(', ')}.`}
      </Small>
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
        {whoCanUse(treatment.path).map((line) => (
          <li key={line.sentence}>
            <Who line={line} />
          </li>
        ))}
      </ul>
      <CostHelp treatment={treatment} />
    </CostRoot>
  );
}

function Who({ line: { sentence, link } }: { readonly line: WhoLine }) {
  if (link === undefined) return sentence;
  const [before, after] = sentence.split('{link}');
  return (
    <>
      {before}
      <TreatmentLink path={link}>{treatmentAt(link).name}</TreatmentLink>
      {after}
    </>
  );
}
