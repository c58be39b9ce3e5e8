import { styled } from 'styled-components';
import { StateFirst } from '../features/licensure/StateFirst';
import { LicensureTable } from '../features/licensure/LicensureTable';
import { Container } from '../ui/layout';
import { PageHeader } from '../ui/PageHeader';

export function LicensurePage() {
  return (
    <>
      <PageHeader
        eyebrow="Legal"
        title="Provider Licensure Information"
        lead="Providers licensed in California, Massachusetts, Rhode Island and Vermont. MD stands for medical doctor, NP for nurse practitioner."
      />
      <Body>
        <StateFirst />
        <LicensureTable />
        <p>
          Each date is given as the list keeps it, as a count of days that spreadsheets use, with the calendar date
          beside it.
        </p>
      </Body>
    </>
  );
}

const Body = styled(Container)`
  padding-block: clamp(24px, 4vw, 48px) var(--section);

  > p {
    max-width: 62ch;
    margin: 24px 0 0;
    color: var(--muted);
    font-size: var(--small);
  }
`;
