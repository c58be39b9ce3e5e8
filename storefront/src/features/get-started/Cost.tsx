import { useLocation } from 'react-router-dom';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { modesIn } from '@front-door/shared/catalogue/availability';
import { feeFacts, notIncluded, waysToPay } from '@front-door/shared/catalogue/eligibility';
import { medicationPrice, visitTotals } from '@front-door/shared/catalogue/facts/medicationPrice';
import { whoCanUse } from '@front-door/shared/catalogue/facts/whoCanUse';
import { feeFor } from '@front-door/shared/catalogue/feeFor';
import { shownName } from '@front-door/shared/catalogue/names/en';
import { shownState } from '@front-door/shared/catalogue/stateNames/en';
import { keyOf } from '@front-door/shared/routing/local/en';
import { useChosenState } from '../../platform/chosenState';
import { WhoSentence } from '../../ui/WhoSentence';
import { CostRoot, Small } from './Cost.styles';
import { CostHelp } from './CostHelp';
import * as texts from './costTexts/en';

/**
 * "How Much Will It Cost?": the fee of each kind of visit that the chosen state has, with what it includes and when it is
 * charged, the usual price of the medication, and who can use all this.
 */
export function Cost({ treatment }: { readonly treatment: TreatmentSummary }) {
  return (
    <CostRoot>
      <h3>{texts.howMuch}</h3>
      <Prices treatment={treatment} />
      <h3>{texts.whoCanUseIt}</h3>
      <ul>
        {whoCanUse(treatment.path).map((line) => (
          <li key={line.sentence}>
            <WhoSentence line={line} />
          </li>
        ))}
      </ul>
      <CostHelp treatment={treatment} />
    </CostRoot>
  );
}

function Prices({ treatment }: { readonly treatment: TreatmentSummary }) {
  const state = useChosenState();
  const path = keyOf(useLocation().pathname);
  const modes = modesIn(treatment, state, path);
  const fees = modes.map((mode) => ({ ...feeFacts[mode], fee: feeFor(treatment, mode, state, path) }));
  const medication = medicationPrice(treatment);
  // With a state, each visit says its own.
  const totals = state === undefined ? visitTotals(treatment, modes) : [];
  const rules = new Set(fees.flatMap(({ charged }) => charged));
  if (state !== undefined && modes.length === 0)
    return <Small>{texts.notOffered(shownName(treatment), shownState(state))}</Small>;
  return (
    <>
      <dl>
        {fees.map(({ title, fee: { price, where } }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              {price} {where !== undefined && <small>{where}</small>}
            </dd>
          </div>
        ))}
        <div>
          <dt>{medication.label}</dt>
          <dd>{medication.price}</dd>
        </div>
      </dl>
      <Small>
        {medication.covers}
        {totals.length > 0 && ` ${texts.together(totals)}`}
      </Small>
      <Small>
        {[...rules].join(' ')} {waysToPay}
      </Small>
      <details>
        <summary>{texts.whatItIncludes}</summary>
        {fees.map(({ title, includes, excludes }) => (
          <div key={title}>
            <h4>{title}</h4>
            <ul>
              {includes.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <p>{notIncluded(excludes)}</p>
          </div>
        ))}
      </details>
    </>
  );
}
