import { css, styled } from 'styled-components';
import { media } from '../../theme/breakpoints';
import { iconButton } from '../../ui/iconButton';

export const Panel = styled.section`
  align-self: start;
  padding: clamp(12px, 4vw - 2px, 24px);
  border: 1px solid var(--line);
  border-radius: var(--radius-panel);
  background: var(--surface);
  box-shadow: var(--shadow);

  ${media.lg} {
    position: sticky;
    top: 24px;
    /* Its buttons stay in sight beside a long page, and what is below them within reach, clear of the chat's launcher. */
    max-height: calc(100vh - 24px - 96px);
    overflow-y: auto;
    scrollbar-width: thin;
    /* A shade at the lower edge says that there is more; the end of the content covers it. */
    background:
      linear-gradient(transparent, var(--surface) 50%) bottom / 100% 64px no-repeat local,
      linear-gradient(transparent, var(--line)) bottom / 100% 24px no-repeat,
      var(--surface);
  }

  @media print {
    display: none;
  }

  h2 {
    margin-bottom: 8px;
    font-size: var(--lead);
  }
`;

/** What is started, in case the address names another treatment than the page. */
export const Name = styled.p`
  margin: -8px 0 8px;
  color: var(--muted);
  font-weight: 700;
`;

/** What is said where scripts do not run, or have failed (`app/afterPaint`). */
export const WithoutScripts = styled.p`
  display: none;

  @media (scripting: none) {
    display: block;
  }
`;

/**
 * What a field is set to, over the field and as high as its words need: a select's own text cannot break, and would be cut
 * where letters are large or far apart.
 */
export const Shown = styled.span`
  display: flex;
  grid-area: 1 / 1;
  align-items: center;
  padding: 8px 40px;
  /* As the field's, so that the words stand where its own stood. */
  border: 2px solid transparent;
  color: var(--text);
  font-weight: 700;
  line-height: 1.2;
  pointer-events: none;

  /* The system gives the field's own text a color again. */
  @media (forced-colors: active) {
    visibility: hidden;
  }
`;

/** A ring around the field that comes and goes. Its opacity alone changes, which the page need not be drawn anew for. */
const halo = css`
  &::before {
    content: '';
    border-radius: var(--radius-card);
    box-shadow: 0 0 0 6px var(--secondary-30);
    animation: pulse 1.6s ease-in-out infinite;
    /* What fades lies above what does not. */
    pointer-events: none;
    grid-area: 1 / 1;
  }
`;

export const Field = styled.div<{ $pulses: boolean }>`
  position: relative;
  display: grid;

  @media (scripting: none) {
    display: none;
  }

  select {
    width: 100%;
    min-height: 54px;
    padding: 8px 40px;
    border: 2px solid var(--link);
    border-radius: var(--radius-card);
    background: var(--surface);
    color: var(--text);
    font-size: var(--body);
    font-weight: 700;
    text-overflow: ellipsis;
    appearance: none;
    cursor: pointer;
    grid-area: 1 / 1;
  }

  @media (prefers-reduced-motion: no-preference) {
    ${({ $pulses }) => ($pulses ? halo : '')}
  }

  select:has(~ ${Shown}) {
    color: transparent;
  }

  option {
    color: var(--text);
  }

  > svg {
    position: absolute;
    top: 16px;
    left: 14px;
    color: var(--link);
    pointer-events: none;
  }

  > svg + svg {
    left: auto;
    right: 12px;
  }

  /* The question shows whole: where there is no room for the pin too, it goes. */
  ${media.belowPhone} {
    select {
      padding-inline: 12px 32px;
    }

    ${Shown} {
      padding-inline: 12px 32px;
    }

    > svg:not(svg + svg) {
      display: none;
    }

    > svg + svg {
      right: 10px;
    }
  }
`;

export const Condition = styled.div`
  display: grid;
  gap: 8px;
  margin-bottom: 16px;
  font-weight: 700;
`;

export const ClearChoice = styled.button`
  position: absolute;
  top: calc(50% - 22px);
  right: 5px;
  ${iconButton}
`;

/** Holds the room of the choice, so that little below moves when a remembered state is read. */
export const Slot = styled.div`
  min-height: 132px;
  padding-top: 12px;

  @media (scripting: none) {
    display: none;
  }

  > p {
    margin: 0 0 8px;
    color: var(--muted);
  }
`;
