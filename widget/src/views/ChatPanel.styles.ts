import { keyframes, styled } from 'styled-components';
import { focusRing, iconButton, low, narrow } from './shared.styles';

const rise = keyframes`
  from { transform: translateY(12px); }
`;

/*
 * Letters are as large as the visitor's browser makes them, whatever the page does to its own; 16px by default.
 * The strip below the panel holds the launcher: 110px, also on narrow screens where a page has its bar there.
 */
export const Panel = styled.dialog`
  position: fixed;
  inset: auto;
  box-sizing: border-box;
  inset-block-end: calc(var(--receptionist-bottom) + 68px + env(safe-area-inset-bottom));
  inset-inline: auto var(--receptionist-side);
  display: flex;
  flex-direction: column;
  overflow: hidden auto;
  width: max(350px, 21.875em);
  height: max(450px, 28.125em);
  max-width: calc(100% - 2 * var(--receptionist-side));
  max-height: calc(100vh - 110px);
  max-height: calc(100dvh - 110px);
  margin: 0;
  padding: 0;
  border: 1px solid var(--receptionist-tint-line);
  border-radius: var(--receptionist-radius);
  background: var(--receptionist-ground);
  color: var(--receptionist-text);
  font: 400 medium/1.5 var(--receptionist-font);
  text-align: start;
  box-shadow: 0 8px 32px rgb(51 51 102 / 28%);

  *,
  *::before {
    box-sizing: border-box;
  }

  &[data-side='start'] {
    inset-inline: var(--receptionist-side) auto;
  }

  /* What is left or right stays so where text runs from right to left. */
  &[data-side='left'] {
    right: auto;
    left: var(--receptionist-side);
  }

  &[data-side='right'] {
    right: var(--receptionist-side);
    left: auto;
  }

  @media (min-width: 62em) {
    height: max(550px, 34.375em);
  }

  ${narrow} {
    &,
    &[data-side] {
      inset-inline: 0;
    }

    inset-block-end: calc(110px + env(safe-area-inset-bottom));
    width: 100%;
    max-width: none;
    height: calc(100vh - 110px - env(safe-area-inset-bottom));
    height: calc(100dvh - 110px - env(safe-area-inset-bottom));
    border-width: 0 0 1px;
    border-radius: 0 0 var(--receptionist-radius) var(--receptionist-radius);
  }

  /* A keyboard covers the lower part of the window, and the launcher with it. */
  &[data-covered] {
    inset-block-end: var(--covered);
    height: var(--uncovered);
    max-height: 550px;

    ${narrow} {
      max-height: none;
    }
  }

  /* Its parts find room for the notice by the panel's own height. */
  &[data-notice] {
    container-type: size;
  }

  ${low} {
    &[data-notice='emergency']:not([data-covered]) {
      inset-block-end: 0;
      height: 100vh;
      height: 100dvh;
      max-height: none;
      border-radius: 0;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    animation: ${rise} 180ms ease-out;
  }
`;

export const Header = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 10px;
  min-height: 68px;
  padding-block: 8px;
  padding-inline: 16px 12px;
  background: var(--receptionist-primary);
  color: var(--receptionist-on-primary);
`;

export const Heading = styled.h2`
  flex: 1;
  margin: 0;
  font-size: 1.125em;
  font-weight: 800;
  line-height: 1.2;
`;

export const Close = styled.button`
  ${iconButton}

  &:hover {
    background: color-mix(in srgb, currentcolor 18%, transparent);
  }

  ${focusRing('currentcolor', -4)}
`;
