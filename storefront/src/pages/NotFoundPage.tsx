import { styled } from 'styled-components';
import { tellReceptionist } from '../features/receptionist/receptionist';
import { SearchBox } from '../features/treatment-search/deferredSearchBox';
import { searchLabel } from '../features/treatment-search/searchLabelTexts/en';
import { media } from '../theme/breakpoints';
import { Container, Lead, Section } from '../ui/layout';
import { WaysOn } from '../ui/WaysOn';
import { lead, title } from './notFoundPageTexts/en';

/** For addresses that nothing answers to, treatments among them. */
export function NotFoundPage() {
  return (
    <Section>
      <Columns>
        <div>
          <h1>{title}</h1>
          <Lead>{lead}</Lead>
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
