import { styled } from 'styled-components';
import { focusRing, low } from './shared.styles';

export const Form = styled.form`
  flex: none;
  margin: 0;
  margin-block-start: auto;
  min-height: 72px;
  padding: 12px;
  border-block-start: 1px solid var(--receptionist-tint-line);

  /* Where the panel scrolls as a whole, the input stays in sight. */
  ${low} {
    position: sticky;
    inset-block-end: 0;
    background: var(--receptionist-ground);
  }

  @container (max-height: 26.25em) {
    position: sticky;
    inset-block-end: 0;
    background: var(--receptionist-ground);
  }
`;

export const Row = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 8px;
`;

/* At least 16px: below that, phones zoom into the page. */
export const Input = styled.textarea`
  flex: 1;
  min-width: 0;
  height: auto;
  min-height: 46px;
  max-height: 118px;
  margin: 0;
  padding: 10px 14px;
  border: 1px solid var(--receptionist-line);
  border-radius: var(--receptionist-radius);
  background: var(--receptionist-ground);
  color: inherit;
  font: inherit;
  font-size: max(16px, 1em);
  line-height: 1.5;
  field-sizing: content;
  resize: none;
  overflow-wrap: anywhere;

  &::placeholder {
    color: var(--receptionist-quiet-text);
    opacity: 1;
  }

  ${focusRing(undefined, -1)}
`;

export const Send = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 46px;
  height: 46px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: 99px;
  background: var(--receptionist-primary);
  color: var(--receptionist-on-primary);
  cursor: pointer;

  &:hover {
    background: var(--receptionist-primary-hover);
  }

  &[aria-disabled='true'] {
    background: var(--receptionist-tint);
    color: var(--receptionist-quiet-text);
    cursor: default;
  }

  ${focusRing()}

  &:dir(rtl) svg {
    scale: -1 1;
  }
`;

export const Counter = styled.p`
  display: block;
  margin: 4px 4px 0;
  color: var(--receptionist-quiet-text);
  font-size: 0.875em;
  line-height: 1.3;

  &:empty {
    display: none;
  }
`;
