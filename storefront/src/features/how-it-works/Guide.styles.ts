import { styled } from 'styled-components';
import { media } from '../../theme/breakpoints';

/** Diameter of a step's number, through whose center the line runs. */
const numberSize = '48px';

export const Head = styled.div`
  display: grid;
  gap: 24px 64px;
  margin-bottom: clamp(32px, 5vw, 56px);

  ${media.md} {
    grid-template-columns: 1fr minmax(20rem, 0.8fr);
    align-items: start;
  }

  h2 {
    font-size: var(--title);
  }
`;

export const Fee = styled.div`
  padding: clamp(20px, 3vw, 24px);
  border: 1px solid var(--line);
  border-radius: var(--radius-panel);
  background: var(--tint);

  strong {
    display: block;
    color: var(--link);
    font-size: var(--title);
    font-weight: 800;
    letter-spacing: -0.02em;
    line-height: 1.2;
  }

  /* Two lines of its own, whatever it says: nothing moves once the visitor's state is known. */
  small {
    display: block;
    min-height: calc(2 * 1.4em);
  }

  ul {
    display: grid;
    gap: 8px;
    margin: 8px 0 12px;
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    align-items: flex-start;
    gap: 8px;
    line-height: 1.4;
  }

  svg {
    flex: none;
    color: var(--link);
  }

  p {
    margin: 0;
    color: var(--muted);
    font-size: var(--small);
  }
`;

export const Blocks = styled.ol`
  display: grid;
  gap: clamp(24px, 4vw, 48px);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Block = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: ${numberSize} 1fr;
  gap: 16px clamp(12px, 3vw, 32px);

  ${media.md} {
    grid-template-columns: ${numberSize} 1fr minmax(0, 21.25rem);
    align-items: center;
  }

  /* From each number down to the next. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: ${numberSize};
    bottom: calc(-1 * clamp(28px, 4vw, 48px));
    left: calc(${numberSize} / 2 - 1px);
    width: 2px;
    background: var(--line);
  }

  @media print {
    break-inside: avoid;
  }
`;

export const Number = styled.span`
  position: relative;
  display: grid;
  align-self: start;
  place-items: center;
  width: ${numberSize};
  height: ${numberSize};
  border-radius: 50%;
  background: var(--yellow);
  color: #000;
  font-size: var(--lead);
  font-weight: 800;
`;

export const BlockText = styled.div`
  align-self: start;
  min-width: 0;

  h3 {
    margin: 8px 0 8px;
    font-size: var(--lead);
  }

  ul {
    display: grid;
    gap: 8px;
    max-width: 62ch;
    margin: 0;
    padding-left: 1.25em;
  }

  li::marker {
    color: var(--link);
  }
`;

export const Picture = styled.img`
  grid-column: 2;
  width: 100%;
  max-width: 26.25rem;
  border-radius: var(--radius-panel);

  ${media.md} {
    grid-column: 3;
  }
`;
