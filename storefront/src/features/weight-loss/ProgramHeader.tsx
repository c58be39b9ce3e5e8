import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { feeIn } from '@front-door/shared/catalogue/feeIn';
import { weightLossProgram } from '@front-door/shared/catalogue/weightLossProgram';
import { treatmentHref } from '@front-door/shared/routing/hrefs';
import { useChosenState } from '../../platform/chosenState';
import { media } from '../../theme/breakpoints';
import { Container } from '../../ui/layout';
import { consult } from '../../ui/waysOnTexts/en';
import * as texts from './programTexts/en';

const { product, price, priceIncludes, disclaimer, riskFree } = weightLossProgram;

/**
 * What the program is and costs, with what must stand beside that. Where it is not offered, the way to what is offered instead
 * stands in the room of what is not said: the state is known only once the page has been seen, and nothing may move then.
 */
export function ProgramHeader({ title }: { readonly title: string }) {
  const fee = feeIn('weightLoss', useChosenState());
  return (
    <Band>
      <Columns>
        <div>
          <h1>{title}</h1>
          <Product>{product}</Product>
          <Price>
            <strong>{fee.isOffered ? price : fee.price}</strong>{' '}
            <span>{fee.isOffered ? priceIncludes : fee.where}</span>{' '}
            <span>{fee.isOffered ? fee.where : texts.orTalk}</span>
          </Price>
          <RiskFree data-room={riskFree} data-otherwise={!fee.isOffered || undefined}>
            {fee.isOffered ? <span>{riskFree}</span> : <Link to={treatmentHref('general-consult')}>{consult}</Link>}
          </RiskFree>
          <Disclaimer>{disclaimer}</Disclaimer>
        </div>
        <img src="/images/categories/weight-loss.svg" alt="" width={600} height={400} fetchPriority="high" />
      </Columns>
    </Band>
  );
}

const Band = styled.div`
  background: var(--tint);
`;

const Columns = styled(Container)`
  display: grid;
  gap: 20px 48px;
  grid-template-columns: minmax(0, 1fr);
  padding-block: clamp(12px, 5vw, 56px);

  img {
    width: 100%;
    max-width: 32.5rem;
    margin-inline: auto;

    /* The choice comes first on a phone. */
    ${media.belowMd} {
      display: none;
    }
  }

  ${media.md} {
    grid-template-columns: 1.2fr 1fr;
    align-items: center;
  }
`;

const Product = styled.p`
  margin-bottom: 4px;
  color: var(--heading);
  font-size: var(--lead);
  font-weight: 800;
  line-height: 1.2;
`;

const Price = styled.p`
  margin-bottom: 16px;
  font-size: var(--body);
  font-weight: 700;
  line-height: 1.4;

  /* Each in a line of its own, whatever it says. */
  strong,
  span {
    display: block;
  }

  strong {
    color: var(--link);
    font-size: var(--title);
    font-weight: 800;
    letter-spacing: -0.02em;
    line-height: 1.2;
  }
`;

const RiskFree = styled.p`
  display: inline-grid;
  margin-bottom: 16px;
  padding: 8px 16px;
  border-radius: 999px;
  background: var(--yellow);
  color: #000;
  font-weight: 800;
  line-height: 1.4;
  text-wrap: balance;

  /* The same room, whatever is said in it. */
  &::before {
    content: attr(data-room) / '';
    visibility: hidden;
  }

  &::before,
  > * {
    grid-area: 1 / 1;
    align-self: center;
  }

  &[data-otherwise] {
    background: none;

    > a {
      position: relative;
      left: -16px;
    }
  }
`;

const Disclaimer = styled.p`
  max-width: 60ch;
  margin: 0;
  color: var(--muted);
  font-size: var(--small);
`;
