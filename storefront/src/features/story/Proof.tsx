import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { treatments } from '@front-door/shared/catalogue/treatments';
import { hrefs } from '@front-door/shared/routing/hrefs';
import { brand } from '../../platform/brand';
import { media } from '../../theme/breakpoints';
import { newTab, NewTabHint } from '../../ui/NewTab';
import { ProvidersLine } from '../../ui/ProvidersLine';
import * as texts from './proofTexts/en';

/**
 * What a reader can look up instead of believing it: who the providers are, what the pages rest on, what others say.
 * The name of the medical lead comes from the brand configuration and may be absent.
 */
export function Proof({ lead = brand.medicalLead }: { readonly lead?: string }) {
  return (
    <Root aria-labelledby="proof">
      <h2 id="proof">{texts.heading}</h2>
      <Points>
        <li>
          <h3>{texts.whoTreatsYou}</h3>
          <p>
            <ProvidersLine lead={lead} />
          </p>
        </li>
        <li>
          <h3>{texts.whatPagesRestOn}</h3>
          <p>
            {texts.sources(treatments.length)} <Link to={hrefs.treatments}>{texts.allTreatments}</Link>
          </p>
        </li>
        <li>
          <h3>{texts.whatOthersSay}</h3>
          <p>
            {texts.reviews}{' '}
            <a href={brand.reviewUrl} {...newTab}>
              {texts.readReviews}
              <NewTabHint />
            </a>
          </p>
        </li>
      </Points>
    </Root>
  );
}

const Root = styled.section`
  padding-block: clamp(24px, 4vw, 48px);
`;

const Points = styled.ul`
  display: grid;
  gap: 20px 32px;
  margin: 16px 0 0;
  padding: 0;
  list-style: none;

  ${media.md} {
    grid-template-columns: repeat(3, 1fr);
  }

  h3 {
    margin: 0 0 4px;
    font-size: var(--body);
  }

  p {
    margin: 0;
  }
`;
