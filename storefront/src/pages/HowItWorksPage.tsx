import { styled } from 'styled-components';
import { HowItWorks } from '../features/how-it-works/HowItWorks';
import { Container } from '../ui/layout';
import { PageHeader } from '../ui/PageHeader';
import { help, lead, title } from './howItWorksPageTexts/en';

export function HowItWorksPage() {
  return (
    <>
      <PageHeader eyebrow={help} title={title} lead={lead} />
      <Body>
        <HowItWorks />
      </Body>
    </>
  );
}

const Body = styled(Container)`
  padding-block: clamp(24px, 4vw, 48px) var(--section);
`;
