import { css } from 'styled-components';

/** Too low for parts that scroll on their own; in em, which grows with the visitor's own size of letters. */
export const low = '@media (max-height: 26.25em)';

/** Where the keyboard is. An outline, which forced colors keep. */
export function focusRing(color = 'var(--receptionist-ink)', offset = 2) {
  return css`
    &:focus-visible {
      outline: 3px solid ${color};
      outline-offset: ${offset}px;
    }
  `;
}

/** What the Receptionist says. */
export const bubble = css`
  padding: 10px 14px;
  border: 1px solid var(--receptionist-tint-line);
  border-radius: var(--receptionist-radius);
  border-start-start-radius: min(4px, var(--receptionist-radius));
  background: var(--receptionist-tint);
`;

/** A round button with nothing but an icon in it, as large as a finger needs. */
export const iconButton = css`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 99px;
  background: none;
  color: inherit;
  cursor: pointer;
`;
