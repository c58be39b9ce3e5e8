import { styled } from 'styled-components';
import { FaqGroups } from '../features/faq/FaqGroups';
import { media } from '../theme/breakpoints';
import { deferred } from '../ui/deferred';
import { Container } from '../ui/layout';
import { PageHeader } from '../ui/PageHeader';
import { help, lead, title } from './faqsPageTexts/en';

// Links and words, which work as they are.
const EmergencyNotice = deferred(
  () => import('../ui/EmergencyNotice'),
  (notice) => notice.EmergencyNotice,
);
const StillQuestions = deferred(
  () => import('../features/faq/StillQuestions'),
  (faq) => faq.StillQuestions,
);

export function FaqsPage() {
  return (
    <>
      <PageHeader eyebrow={help} title={title} lead={lead} />
      <Columns>
        <Answers>
          <EmergencyNotice />
          <FaqGroups />
        </Answers>
        <Side>
          <StillQuestions />
        </Side>
      </Columns>
    </>
  );
}

const Columns = styled(Container)`
  display: grid;
  gap: 32px clamp(24px, 4vw, 48px);
  grid-template-columns: minmax(0, 1fr);
  padding-block: clamp(24px, 4vw, 48px) var(--section);

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 21rem;
    align-items: start;
  }
`;

const Answers = styled.div`
  display: grid;
  gap: 24px;
  grid-template-columns: minmax(0, 1fr);
`;

const Side = styled.div`
  ${media.lg} {
    position: sticky;
    top: 24px;
  }
`;
