import { useEffect, useRef } from 'react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { hrefs } from '@front-door/shared/routing/hrefs';
import { leaveFor } from '../features/outbound/leaveFor';
import { outboundSites, type OutboundPath } from '../features/outbound/outboundSites';
import { goHome } from '../features/outbound/outboundTexts/en';
import { useOffered } from '../platform/offers';
import { useVisitor } from '../platform/visitor';
import { ButtonAnchor, ButtonLink } from '../ui/Button';
import { Container, Lead } from '../ui/layout';
import { NewTabHint, newTab } from '../ui/NewTab';
import { PageOffer } from '../ui/PageOffer';

/**
 * Leads to another website and the visitor home; without scripts it is the link. Nobody is led to what the own partner
 * hides.
 */
export function OutboundPage() {
  const site = outboundSites[useLoaderData<OutboundPath>()];
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  const isOffered = useOffered();
  const mayLeave = useVisitor() !== undefined && isOffered(site.hidden?.offer);

  useEffect(() => {
    if (!mayLeave || hasLeft.current) return;
    hasLeft.current = true;
    void leaveFor(site, () => void navigate(hrefs.home, { replace: true }));
  }, [mayLeave, site, navigate]);

  const page = (
    <Root>
      <h1>{site.heading}</h1>
      <Lead>{site.text}</Lead>
      <Ways>
        <ButtonAnchor href={site.url} {...newTab} $variant="primaryBlueSolid">
          {site.label}
          <NewTabHint />
        </ButtonAnchor>
        <ButtonLink to={hrefs.home} $variant="primaryBlueOutline">
          {goHome}
        </ButtonLink>
      </Ways>
    </Root>
  );
  return site.hidden === undefined ? page : <PageOffer {...site.hidden}>{page}</PageOffer>;
}

const Root = styled(Container)`
  padding-block: var(--section);
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 24px;
`;
