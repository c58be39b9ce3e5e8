import { styled } from 'styled-components';
import { focusRing, iconButton } from './shared.styles';

/*
 * It stays above all else, also where the panel scrolls as a whole. Titles and links are never cut: what gives way is
 * first the conversation and then the reasons, which scroll. In little room its letters are smaller, if they are large.
 */
export const Notice = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-start: 0;
  display: grid;
  flex: none;
  grid-template: auto auto minmax(1.35em, max-content) / minmax(0, 1fr) 44px;
  gap: 6px;
  max-height: 100%;
  padding: 10px 4px 10px 16px;
  border-block-end: 2px solid var(--receptionist-danger);
  background: var(--receptionist-danger-tint);
  line-height: 1.35;
  overflow-wrap: anywhere;

  @container (max-height: 28em) {
    gap: 4px 6px;
    padding: 6px 0 6px 8px;
    font-size: min(1em, max(16px, 5.5cqh));
    line-height: 1.25;
  }
`;

/** A notice, or else the place of the hint. */
export const noticePlaces = '[role=alert], [aria-live=polite]';

/** Where a message could not be read: nothing alarms. Without words it takes no room. */
export const Hint = styled(Notice)`
  grid-template-rows: auto auto;
  border-color: var(--receptionist-tint-line);
  background: var(--receptionist-tint);

  &:empty {
    gap: 0;
    grid-template: none;
    padding: 0;
    border: 0;
  }
`;

export const Titles = styled.div`
  [role='alert'] > & {
    color: var(--receptionist-danger);
    font-weight: 800;
  }
`;

export const Text = styled.p`
  margin: 0;

  [aria-live] > * > & + & {
    margin-block-start: 6px;
  }
`;

export const Calls = styled.div`
  display: flex;
  grid-column: 1 / 3;
  flex-wrap: wrap;
  gap: 6px;
  margin-inline-end: 12px;

  @container (max-height: 28em) {
    margin-inline-end: 8px;
  }
`;

export const Call = styled.a`
  display: grid;
  flex: 1 1 auto;
  place-items: center;
  max-width: 24em;
  min-height: 44px;
  padding: 2px 16px;
  border: 1px solid;
  border-radius: 99px;
  color: var(--receptionist-ink);
  font-weight: 700;
  line-height: 1.15;
  text-align: center;
  text-decoration: none;

  [role='alert'] > * > & {
    border-color: var(--receptionist-danger);
    background: var(--receptionist-danger);
    color: var(--receptionist-on-danger);
  }

  &:hover {
    text-decoration: underline;
  }

  ${focusRing('var(--receptionist-text)')}

  @container (max-height: 28em) {
    padding: 2px 8px;
  }
`;

/* A shade over the end says that there is more. */
export const Reasons = styled.div`
  grid-column: 1 / 3;
  max-height: 30cqh;
  padding-inline-end: 12px;
  overflow: hidden auto;
  background:
    linear-gradient(#0000, var(--receptionist-danger-tint) 50%) 0 100% / 100% 32px no-repeat local,
    linear-gradient(#0000, #0004) 0 100% / 100% 16px no-repeat;

  & > * + * {
    margin-block-start: 6px;
  }

  ${focusRing('var(--receptionist-danger)', -3)}
`;

export const Dismiss = styled.button`
  ${iconButton}
  margin-block: -6px;
  color: var(--receptionist-text);

  ${focusRing('var(--receptionist-text)', -4)}
`;
