import { styled } from 'styled-components';
import { HowItWorks } from '../features/how-it-works/HowItWorks';
import { Container } from '../ui/layout';
import { PageHeader } from '../ui/PageHeader';

export function HowItWorksPage() {
  return (
    <>
      <PageHeader
        eyebrow="Help"
        title="How It Works"
        lead="There is more than one way to get care here. Choose one to see it step by step, with what it costs."
      />
      <Body>
        <HowItWorks />
      </Body>
    </>
  );
}

const Body = styled(Container)`
  padding-block: clamp(24px, 4vw, 48px) var(--section);
`;
