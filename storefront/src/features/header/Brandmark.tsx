import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { hrefs } from '@front-door/shared/routing/hrefs';
import { logoOf, partnerOf } from '@front-door/shared/visitor/partners';
import { brand } from '../../platform/brand';
import { useVisitor } from '../../platform/visitor';
import { media } from '../../theme/breakpoints';
import { withPartner } from './headerTexts/en';

/** The logo, which leads home, and the logo of the partner that sent the visitor. */
export function Brandmark() {
  const visitor = useVisitor();
  const partner = visitor && partnerOf(visitor);
  return (
    <Root>
      <Home to={hrefs.home} data-beside-partner={partner !== undefined || undefined}>
        <img src="/images/mark.svg" alt="" width={40} height={40} />
        <Name>{brand.name}</Name>
      </Home>
      {partner !== undefined && (
        <Partner>
          <span aria-hidden>+</span>
          <img src={logoOf(partner)} alt={withPartner(partner.displayName)} width={160} height={40} />
        </Partner>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
`;

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: var(--heading);
  font-size: var(--lead);
  font-weight: 800;
  letter-spacing: -0.02em;
  text-decoration: none;
`;

/** Beside a partner's logo phones, and tablets with their row of links, have room for the mark alone; the name is still read out. */
const Name = styled.span`
  ${Home}[data-beside-partner] & {
    ${media.belowSm} {
      position: absolute;
      clip-path: inset(50%);
    }

    ${media.tablet} {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

const Partner = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  color: var(--muted);
  font-size: var(--lead);

  img {
    width: auto;
    height: 26px;
  }

  ${media.lg} {
    img {
      height: 30px;
    }
  }
`;
