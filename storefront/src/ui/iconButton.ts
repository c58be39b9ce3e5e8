import { css } from 'styled-components';

/** A button with nothing but an icon in it, as large as a finger needs. */
export const iconButton = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: var(--muted);

  &:hover {
    background: var(--tint-strong);
    color: var(--heading);
  }
`;
