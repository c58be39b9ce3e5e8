import { styled } from 'styled-components';
import { media } from '../../theme/breakpoints';

/** Two columns from the large breakpoint: 65 % for the content, 35 % for the panel beside it. */
export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px 48px;

  ${media.lg} {
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
    }
  }
`;

export const Block = styled.section`
  margin-bottom: 36px;

  h2 {
    font-size: 1.5rem;
  }

  ul {
    padding-left: 1.25em;
  }

  li {
    max-width: var(--measure);
    margin-bottom: 8px;
  }

  li::marker {
    color: var(--link);
  }

  p {
    max-width: var(--measure);
    color: var(--muted);
  }
`;

export const CheckList = styled.ul`
  && {
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    gap: 12px;
  }

  svg {
    flex: none;
    margin-top: 4px;
    color: var(--link);
  }
`;

export const Medications = styled.ul`
  && {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding: 0;
    list-style: none;
  }

  li {
    margin: 0;
    padding: 6px 16px;
    border: 1px solid var(--line);
    border-radius: 999px;
    background: var(--tint);
    font-weight: 600;
  }
`;

export const Note = styled.div`
  margin-bottom: 32px;
  padding: 16px 20px;
  border-left: 4px solid var(--yellow);
  border-radius: 4px var(--radius-card) var(--radius-card) 4px;
  background: var(--tint-yellow);
  font-weight: 600;

  p {
    margin: 0;
  }

  p + p {
    margin-top: 8px;
  }
`;

export const Sources = styled.details`
  color: var(--muted);
  font-size: 0.9375rem;

  summary {
    min-height: 44px;
    padding-block: 8px;
    font-weight: 700;
    cursor: pointer;
  }
`;

export const Alert = styled.section`
  align-self: start;
  padding: 20px 24px;
  border: 1px solid var(--danger-line);
  border-radius: var(--radius-panel);
  background: var(--danger-ground);

  ${Sources} + & {
    margin-top: 20px;
  }

  h2 {
    display: flex;
    align-items: center;
    gap: 10px;
    margin-bottom: 8px;
    color: var(--danger-text);
    font-size: 1.25rem;
  }

  p {
    margin-bottom: 8px;
  }

  ul {
    margin-bottom: 12px;
    padding-left: 1.25em;
  }

  li {
    margin-bottom: 2px;
  }

  ${media.md} {
    ul {
      columns: 2;
      column-gap: 32px;
    }

    li {
      break-inside: avoid;
    }
  }

  summary {
    min-height: 44px;
    padding-block: 8px;
    font-weight: 700;
    cursor: pointer;
  }

  details {
    margin-bottom: -8px;
  }

  details[open] ul {
    margin-bottom: 8px;
  }
`;

export const Calls = styled.div`
  display: grid;
  align-items: center;
  gap: 4px 12px;

  ${media.sm} {
    grid-template-columns: auto 1fr;
  }

  /* Two or more are one below the other on phones: beside a whole number there is no room for words. */
  @media (max-width: 29.99em) {
    &:has(> :nth-child(3)) {
      grid-template-columns: 1fr;
    }

    &:has(> :nth-child(3)) > span {
      margin-bottom: 8px;
      text-align: center;
    }
  }

  a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-height: 44px;
    padding: 4px 16px;
    /* Seen where forced colors take the ground away. */
    border: 1px solid transparent;
    border-radius: 999px;
    background: var(--danger-text);
    color: var(--danger-ground);
    font-weight: 800;
    text-align: center;
    text-decoration: none;
    white-space: nowrap;
  }

  span {
    font-size: 0.9375rem;
  }

  /* Below its line on phones, and nearer to it than to the next. */
  span + a {
    margin-top: 4px;
  }
`;
