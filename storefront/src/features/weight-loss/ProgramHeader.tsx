import { styled } from 'styled-components';
import { feeIn } from '@front-door/shared/catalogue/feeIn';
import { weightLossProgram } from '@front-door/shared/catalogue/weightLossProgram';
import { useChosenState } from '../../platform/chosenState';
import { media } from '../../theme/breakpoints';
import { Container } from '../../ui/layout';

const { product, price, priceIncludes, disclaimer, riskFree } = weightLossProgram;

/**
 * What the program is and costs, with what must stand beside that. Where it is not offered, what is not said keeps its
 * room: the state is known only once the page has been seen, and nothing may move then.
 */
export function ProgramHeader({ title }: { readonly title: string }) {
  const fee = feeIn('weightLoss', useChosenState());
  const isGone = !fee.isOffered || undefined;
  return (
    <Band>
      <Columns>
        <div>
          <h1>{title}</h1>
          <Product>{product}</Product>
          <Price>
            <strong>{fee.isOffered ? price : fee.price}</strong> <span data-gone={isGone}>{priceIncludes}</span>{' '}
            <Where>{fee.where}</Where>
          </Price>
          <RiskFree data-gone={isGone}>{riskFree}</RiskFree>
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
  [data-gone] {
    visibility: hidden;
  }

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
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 8px;
  margin-bottom: 16px;
  font-size: var(--body);
  font-weight: 700;

  strong {
    color: var(--link);
    font-size: var(--title);
    font-weight: 800;
    letter-spacing: -0.02em;
  }
`;

const Where = styled.span`
  flex-basis: 100%;
`;

const RiskFree = styled.p`
  display: inline-block;
  margin-bottom: 16px;
  padding: 8px 16px;
  border-radius: 999px;
  background: var(--yellow);
  color: #000;
  font-weight: 800;
  line-height: 1.4;
  text-wrap: balance;
`;

const Disclaimer = styled.p`
  max-width: 60ch;
  margin: 0;
  color: var(--muted);
  font-size: var(--small);
`;
