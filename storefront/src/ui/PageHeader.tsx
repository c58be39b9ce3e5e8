import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Container, Eyebrow, Lead } from './layout';

interface PageHeaderProps {
  readonly eyebrow?: ReactNode;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** What stands below the words. */
  readonly children?: ReactNode;
}

/** The band that a page of text begins with. */
export function PageHeader({ eyebrow, title, lead, children }: PageHeaderProps) {
  return (
    <Band>
      <Container>
        {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
        <h1>{title}</h1>
        {lead !== undefined && <Lead>{lead}</Lead>}
        {children}
      </Container>
    </Band>
  );
}

const Band = styled.div`
  padding-block: clamp(32px, 5vw, 56px);
  background: var(--tint);

  h1 {
    max-width: 30ch;
  }

  h1:last-child,
  ${Lead}:last-child {
    margin-bottom: 0;
  }

  @media print {
    padding-block: 0 16px;
    background: none;
  }
`;
