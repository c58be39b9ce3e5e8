import { styled } from 'styled-components';
import { layers } from '../../theme/layers';

/** Options are links and buttons of several kinds: the list dresses them. */
export const optionClass = 'search-option';

export const Panel = styled.div`
  max-width: 35rem;
  margin-top: 12px;

  &[data-over] {
    margin: 0;
    position: absolute;
    z-index: ${layers.popover};
    top: calc(100% + 6px);
    left: 0;
    right: 0;
    max-height: min(30rem, 70vh);
    overflow-y: auto;
    overscroll-behavior: contain;
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    background: var(--surface);
    box-shadow: var(--shadow-darker);
  }
`;

/** Announces itself when it changes. */
export const Count = styled.output`
  display: block;
  min-height: 1.6em;
  margin: 8px 0 0 16px;
  color: var(--muted);
  font-size: var(--small);

  /* For what reads aloud alone. */
  &[data-hidden] {
    position: absolute;
    width: 1px;
    height: 1px;
    min-height: 0;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

export const Notice = styled.p`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 12px 16px;
  border-bottom: 1px solid var(--line);
  background: var(--tint);
  color: var(--text);
  font-size: var(--small);
  line-height: 1.4;

  &[data-emergency] {
    border-left: 6px solid var(--orange);
  }
`;

export const List = styled.div`
  .${optionClass} {
    display: grid;
    align-items: center;
    gap: 0 12px;
    width: 100%;
    min-height: 56px;
    padding: 8px 16px;
    border: 0;
    border-bottom: 1px solid var(--line);
    background: none;
    color: var(--text);
    font: inherit;
    text-align: left;
    text-decoration: none;
    cursor: pointer;
    grid-template-columns: 40px 1fr;
  }

  .${optionClass}:last-child {
    border-bottom: 0;
  }

  .${optionClass}:hover {
    background: var(--tint);
  }

  .${optionClass}[aria-selected='true'] {
    background: var(--tint-strong);
    outline: 3px solid var(--focus);
    outline-offset: -3px;
  }

  svg {
    grid-row: 1 / span 3;
    justify-self: center;
    color: var(--link);
  }

  [data-tell] svg {
    grid-row: auto;
  }
`;

export const Name = styled.span`
  color: var(--heading);
  font-weight: 800;
  grid-column: 2;
`;

export const Matched = styled.span`
  color: var(--muted);
  font-size: var(--small);
  line-height: 1.4;
  grid-column: 2;

  mark {
    background: none;
    color: var(--text);
    font-weight: 700;
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 3px;
  }
`;

export const Price = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  color: var(--text);
  font-size: var(--small);
  line-height: 1.4;
  grid-column: 2;
`;

export const Tell = styled.span`
  overflow-wrap: anywhere;
  color: var(--link);
  font-weight: 700;
`;
