import { styled } from 'styled-components';
import { media } from '../../theme/breakpoints';

export const Long = styled.span`
  display: none;

  ${media.md} {
    display: inline;
  }
`;

export const Short = styled.span`
  ${media.md} {
    display: none;
  }
`;

export const Fee = styled.span`
  padding-left: 10px;
  border-left: 2px solid currentcolor;
`;

export const Withheld = styled.p`
  && {
    padding: 12px 16px;
    border-radius: var(--radius-card);
    background: var(--tint);
    color: var(--text);
    font-size: 0.9375rem;
  }
`;

export const Outcome = styled.div`
  padding: 12px 16px;
  border-radius: var(--radius-card);
  background: var(--tint-yellow);
  font-weight: 600;

  p {
    margin-bottom: 10px;
  }
`;
