import { styled } from 'styled-components';
import { media } from '../../theme/breakpoints';

export const Alert = styled.section`
  align-self: start;
  border: 1px solid var(--danger-line);
  border-radius: var(--radius-card);
  background: var(--danger-ground);

  summary {
    min-height: 44px;
    padding: 8px 16px;
    border-radius: inherit;
    color: var(--danger-text);
    cursor: pointer;
  }

  svg {
    display: inline;
    margin-inline: 4px 8px;
    vertical-align: -5px;
  }

  h2 {
    display: inline;
    color: inherit;
    font-size: var(--body);
  }

  h3 {
    margin: 16px 0 4px;
    font-size: var(--body);
  }

  details > :not(summary) {
    margin-inline: 16px;
  }

  details > :last-child {
    margin-bottom: 16px;
  }

  p,
  ul {
    margin-bottom: 8px;
    font-size: var(--body);
  }

  ul {
    padding-left: 1.25em;
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
`;

export const Calls = styled.div`
  display: grid;
  align-items: center;
  gap: 4px 12px;

  ${media.sm} {
    grid-template-columns: auto 1fr;
  }

  /* Below its line on phones, under its middle: beside a whole number there is no room for words. */
  ${media.belowSm} {
    > span {
      text-align: center;
    }

    > span:not(:last-child) {
      margin-bottom: 8px;
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
  }

  span {
    font-size: var(--small);
  }

  /* Below its line on phones, and nearer to it than to the next. */
  span + a {
    margin-top: 4px;
  }
`;
