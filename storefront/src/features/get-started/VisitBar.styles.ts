import { css, styled } from 'styled-components';
import { layers } from '../../theme/layers';
import { Shown } from './GetStarted.styles';

/**
 * Stands on the bar of quick links. The page keeps room for `--start-bar` while there is one. Its letters are as large as
 * the visitor's only as long as there is room: all that it has stands in the page too.
 */
export const Bar = styled.section`
  position: fixed;
  z-index: ${layers.visitBar};
  inset: auto 0 calc(var(--bottom-bar) + env(safe-area-inset-bottom));
  display: flex;
  gap: 8px;
  align-items: center;
  height: var(--start-bar);
  padding: 0 max(12px, env(safe-area-inset-right)) 0 max(12px, env(safe-area-inset-left));
  background: var(--yellow);
  color: #000;
  box-shadow: 0 -2px 10px rgb(51 51 102 / 12%);

  @media print {
    display: none;
  }

  > :is(button, a):not(:first-child) {
    /* Of one height, however many lines each has. */
    align-self: stretch;
    flex: 1 1 0;
    min-width: 0;
    margin-block: 4px;
    padding: 0 4px;
    font-size: min(var(--body), 4.6vw);
  }

  :focus-visible {
    outline-color: #000;
  }

  &:has(> [data-outcome]) > :not([data-outcome]) {
    display: none;
  }
`;

export const Summary = styled.span`
  flex: 1.6 1 0;
  overflow: hidden;
  font-weight: 800;
  font-size: min(var(--small), 4.2vw);
  line-height: 1.2;
  text-wrap: balance;
`;

/** The state's field: as wide as there is room until a state is chosen, then as wide as the longest word of its name. */
export const State = styled.div<{ $isChosen: boolean }>`
  position: relative;
  flex: ${({ $isChosen }) => ($isChosen ? '0 0 min-content' : '1')};
  min-width: ${({ $isChosen }) => ($isChosen ? '120px' : '0')};

  select {
    min-height: 48px;
  }

  svg {
    top: 13px;
  }

  ${Shown} {
    font-weight: 800;
    font-size: min(var(--small), 4.2vw);
    line-height: 1.1;
    hyphens: manual;
    overflow-wrap: break-word;
  }

  ${({ $isChosen }) =>
    $isChosen
      ? css`
          ${Shown} {
            padding: 0 32px 0 12px;
            border: 0;
            font-size: min(var(--small), 4.2vw);
          }

          svg {
            top: auto;
          }

          div > svg {
            display: none;
          }

          button {
            right: -4px;
          }
        `
      : ''}
`;

/** A line along the bar's upper edge, for a page in another language. The bar is higher by its `--bar-line`. */
export const Above = styled.p`
  position: absolute;
  inset: 0 0 auto;
  margin: 0;
  padding: 4px 12px 0;
  font-size: min(var(--small), 4.2vw);
  line-height: 1.2;
  text-align: center;

  html:has(&) {
    --bar-line: calc(min(var(--small), 4.2vw) * 1.2 + 4px);
  }

  :has(> &) {
    padding-top: var(--bar-line);
  }
`;

/** A button's label above its fee, or above why there is no more to choose from. */
export const Lines = styled.span`
  display: grid;
  font-size: min(var(--small), 4.2vw);
  line-height: 1.1;

  small {
    font-weight: 700;
    font-size: min(var(--small), 4.2vw);
  }
`;

/** What became of a launch; it has the whole bar. */
export const Opened = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 8px;

  p {
    flex: 1.1 1 0;
    margin: 0;
    font-weight: 800;
    font-size: min(var(--small), 4.2vw);
    line-height: 1.2;
  }

  > div {
    flex: 2 1 0;
    flex-wrap: nowrap;
  }

  > div > * {
    flex: 1 1 0;
    min-width: 0;
    padding: 0 4px;
    font-size: min(var(--small), 4.2vw);
    line-height: 1.1;
  }
`;
