import { styled } from 'styled-components';
import { StateFirst } from '../features/licensure/StateFirst';
import { LicensureTable } from '../features/licensure/LicensureTable';
import { Container } from '../ui/layout';
import { PageHeader } from '../ui/PageHeader';
import { dates, eyebrow, lead, title } from './licensurePageTexts/en';

export function LicensurePage() {
  return (
    <>
      <PageHeader eyebrow={eyebrow} title={title} lead={lead} />
      <Body>
        <StateFirst />
        <LicensureTable />
        <p>{dates}</p>
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
