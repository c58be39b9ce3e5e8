import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/breakpoints';
import { Container, Lead } from './layout';

interface PictureHeaderProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** Root path of one of the hero scenes, which decorates. */
  readonly image: string;
  /** What stands below the words. */
  readonly children?: ReactNode;
}

/** The band that a page about the company begins with: words, and a scene beside them. */
export function PictureHeader({ title, lead, image, children }: PictureHeaderProps) {
  return (
    <Band>
      <Columns>
        <div>
          <h1>{title}</h1>
          <BigLead>{lead}</BigLead>
          {children}
        </div>
        <img src={image} alt="" width={720} height={560} />
      </Columns>
    </Band>
  );
}

const Band = styled.div`
  padding-block: clamp(32px, 5vw, 64px);
  background: var(--tint);
`;

const Columns = styled(Container)`
  display: grid;
  gap: 24px 64px;
  grid-template-columns: minmax(0, 1fr);

  ${media.md} {
    grid-template-columns: 1.1fr 1fr;
    align-items: center;
  }

  h1 {
    font-size: var(--display);
  }

  img {
    width: 100%;
    max-width: 32.5rem;
    margin-inline: auto;
  }
`;

const BigLead = styled(Lead)`
  max-width: 40ch;
  font-size: var(--lead);
  line-height: 1.4;
`;
