import { styled } from 'styled-components';
import type { Treatment } from '@front-door/shared/catalogue/catalogue.types';
import { whatHappens } from '@front-door/shared/catalogue/facts/visitFacts';
import { whomItIsFor, whomItIsNotFor } from '@front-door/shared/catalogue/facts/whoCanUse';
import { useChosenState } from '../../platform/chosenState';
import { WhoSentence } from '../../ui/WhoSentence';
import * as texts from './beforeTexts/en';
import { Block } from './TreatmentDetails.styles';
import { sentencesOf } from './sentences';

/** Whether the entry fits the visitor, with what more there is to say of it, and what happens from the choice on. */
export function BeforeTheVisit({ treatment }: { readonly treatment: Treatment }) {
  const { path, description } = treatment;
  const { rest } = sentencesOf(description);
  const steps = whatHappens(treatment, useChosenState());
  return (
    <div data-not-printed>
      <Block>
        <h2>{texts.isThisYou}</h2>
        {rest !== '' && <p>{rest}</p>}
        <Fit>
          <div>
            <h3>{texts.itFits}</h3>
            <ul>
              {whomItIsFor(path).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
          <div>
            <h3>{texts.itDoesNotFit}</h3>
            <ul>
              {whomItIsNotFor(path).map((line) => (
                <li key={line.sentence}>
                  <WhoSentence line={line} />
                </li>
              ))}
            </ul>
          </div>
        </Fit>
      </Block>
      {steps.length > 0 && (
        <Block>
          <h2>{texts.whatHappens}</h2>
          <ol>
            {steps.map((sentence, index) => (
              // By its place, so that the last goes: of one that goes before others Chromium may leave a gap in the numbers.
              // oxlint-disable-next-line react/no-array-index-key -- what a step says changes with the state
              <li key={index}>{sentence}</li>
            ))}
          </ol>
        </Block>
      )}
    </div>
  );
}

const Fit = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14em), 1fr));
  gap: 8px 24px;

  h3 {
    font-size: var(--body);
  }
`;
