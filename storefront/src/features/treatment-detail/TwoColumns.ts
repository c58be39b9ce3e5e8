import { styled } from 'styled-components';
import { media } from '../../theme/breakpoints';

/** Two columns from the large breakpoint: 65 % for the content, 35 % for the panel beside it. */
export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px 48px;

  /* As far from the panel above as its own headings are from what is above them. */
  > :last-child {
    margin-top: 32px;
  }

  ${media.lg} {
    row-gap: 24px;
    grid-template: auto 1fr / minmax(0, 65fr) minmax(0, 35fr);
    grid-template-areas: 'help panel' 'details panel';

    > :nth-child(1) {
      grid-area: help;
    }

    > :nth-child(2) {
      grid-area: panel;
    }

    > :nth-child(3) {
      grid-area: details;
      margin-top: 0;
    }
  }
`;
