import { styled } from 'styled-components';
import { bubble, focusRing } from './shared.styles';

/** The Receptionist's turn: its face in the first column, what it says in the second. */
export const Turn = styled.div`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  gap: 8px 10px;

  & > * {
    grid-column: 2;
  }
`;

export const Avatar = styled.span`
  display: grid;
  grid-column: 1;
  grid-row: 1;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 99px;
  background: var(--receptionist-primary);
  color: var(--receptionist-on-primary);
`;

export const Bubble = styled.p`
  ${bubble}
  justify-self: start;
  margin: 0;
`;

/** What the visitor said. */
export const Own = styled.p`
  align-self: flex-end;
  max-width: 82%;
  margin: 0;
  padding: 10px 14px;
  border: 1px solid var(--receptionist-primary);
  border-radius: var(--receptionist-radius);
  border-end-end-radius: min(4px, var(--receptionist-radius));
  background: var(--receptionist-primary);
  color: var(--receptionist-on-primary);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

export const Options = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Option = styled.a`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 48px;
  padding: 10px 10px 10px 14px;
  border: 1px solid var(--receptionist-line);
  border-radius: calc(0.75 * var(--receptionist-radius));
  background: var(--receptionist-ground);
  color: var(--receptionist-ink);
  font-weight: 700;
  text-decoration: none;

  &:hover {
    border-color: var(--receptionist-ink);
    background: var(--receptionist-tint);
  }

  &:active {
    background: var(--receptionist-tint-line);
  }

  [data-notice='emergency'] & {
    font-weight: 400;
  }

  ${focusRing()}

  & svg {
    flex: none;
  }

  &:dir(rtl) svg {
    scale: -1 1;
  }
`;

export const OptionName = styled.span`
  overflow-wrap: anywhere;
`;

export const Disclaimer = styled.p`
  margin: 0;
  color: var(--receptionist-quiet-text);
  font-size: 0.875em;
  line-height: 1.4;
`;

/* White on this orange takes large bold text. */
export const Consult = styled.a`
  display: grid;
  place-items: center;
  min-height: 48px;
  padding: 8px 16px;
  border: 1px solid transparent;
  border-radius: 99px;
  background: var(--receptionist-accent);
  color: var(--receptionist-on-accent);
  font-size: 1.1875em;
  font-weight: 800;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;

  &:hover {
    background: var(--receptionist-accent-hover);
  }

  /* Nothing sells while somebody may be in danger. */
  [data-notice='emergency'] & {
    border-color: var(--receptionist-line);
    background: none;
    color: var(--receptionist-ink);
    font-size: 1em;
    font-weight: 400;
  }

  ${focusRing()}
`;

/** The way into the other language: there to be found, and quiet. */
export const GoOn = styled.button`
  justify-self: start;
  min-height: 44px;
  padding: 8px 14px;
  border: 1px solid var(--receptionist-line);
  border-radius: 99px;
  background: none;
  color: var(--receptionist-ink);
  font: inherit;
  cursor: pointer;

  &:hover {
    border-color: var(--receptionist-ink);
    background: var(--receptionist-tint);
  }

  ${focusRing()}
`;
