import { styled } from 'styled-components';
import { tellReceptionist } from '../features/receptionist/receptionist';
import { SearchBox } from '../features/treatment-search/deferredSearchBox';
import { searchLabel } from '../features/treatment-search/searchLabel';
import { media } from '../theme/breakpoints';
import { Container, Lead, Section } from '../ui/layout';
import { WaysOn } from '../ui/WaysOn';

/** For addresses that nothing answers to, treatments among them. */
export function NotFoundPage() {
  return (
    <Section>
      <Columns>
        <div>
          <h1>We can't find that page</h1>
          <Lead>The address may be old or mistyped. Search for a treatment, or talk to a provider.</Lead>
          <WaysOn />
          <SearchBox id="treatment-search" label={searchLabel} results="flow" onTell={tellReceptionist} />
        </div>
        <img src="/images/empty/not-found.svg" alt="" width={480} height={320} />
      </Columns>
    </Section>
  );
}

const Columns = styled(Container)`
  display: grid;
  gap: 32px 64px;

  ${media.lg} {
    grid-template-columns: 1.2fr 1fr;
  }

  img {
    justify-self: center;
  }
`;
