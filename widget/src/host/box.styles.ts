/**
 * Where the conversation stands in the window: the frame, or what is in its place. Its side is the launcher's, by the
 * loader's own rules.
 *
 * Letters are as large as the visitor's browser makes them, whatever the page does to its own; 16px by default.
 * The strip below the box holds the launcher: 110px, also on narrow screens where a page has its bar there. In a low
 * window the box takes all of it. Declarations stand in the order that compresses best.
 */
export const boxStyles = `
  @keyframes rise {
    from { transform: translateY(12px); }
  }

  :host > [data-box] {
    display: block;
    box-sizing: border-box;
    width: max(350px, 21.875em);
    height: max(450px, 28.125em);
    max-width: calc(100% - 32px);
    max-height: calc(100dvh - 110px);
    border: 0;
    border-radius: var(--receptionist-radius, 16px);
    background: var(--receptionist-ground, #fff);
    margin-block-end: calc(68px + env(safe-area-inset-bottom));
    overflow: hidden;
    font-size: medium;
    box-shadow: 0 0 0 1px #3363, 0 8px 32px rgb(51 51 102 / 28%);
  }

  :host > [data-box][hidden] {
    display: none;
  }

  /* A keyboard covers the lower part of the window, and the launcher with it. */
  :host > [data-box][data-covered] {
    inset-block-end: var(--covered);
    margin-block-end: 0;
    height: var(--uncovered);
    max-height: 550px;
  }

  @media (min-width: 62em) {
    :host > [data-box] {
      height: max(550px, 34.375em);
    }
  }

  @media (max-width: 47.99em) {
    :host > [data-box] {
      inset-block-end: 42px;
      inset-inline: 0 !important;
      width: 100%;
      max-width: none;
      height: calc(100dvh - 110px - env(safe-area-inset-bottom));
      border-radius: 0 0 var(--receptionist-radius, 16px) var(--receptionist-radius, 16px);
    }

    :host > [data-box][data-covered] {
      max-height: none;
    }
  }

  @media (max-height: 26.25em) {
    :host > [data-box] {
      inset-block-end: 0;
      margin-block-end: 0;
      height: 100dvh;
      max-height: none;
      border-radius: 0;
    }

    :host > button:has(~ [data-box]:not([hidden])) {
      visibility: hidden;
    }
  }

  /* Forced colors take the shadow away, and the edge with it. */
  @media (forced-colors: active) {
    :host > [data-box] {
      border: 1px solid;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    :host > [data-box] {
      animation: rise 180ms ease-out;
    }
  }

  /* A part of the page: as wide as its place and, where that has a height of its own, as high. */
  :host([data-inline]) {
    display: flex !important;
    flex-direction: column !important;
    position: static !important;
    width: 100% !important;
    height: 100% !important;
  }

  :host([data-inline]) > [data-box]:not([hidden]) {
    position: static;
    margin-block-end: 0;
    flex: 1 1 min(max(550px, 34.375em), 100vh);
    width: 100%;
    min-height: 256px;
    max-width: none;
    max-height: none;
    border-width: 1px;
    border-radius: var(--receptionist-radius, 16px);
    box-shadow: none;
    animation: none;
  }

  :host([data-inline]) > button {
    display: none;
  }

  /* Outweighs what says how a part of the page stands in it. */
  @media print {
    :host([data-inline]) {
      display: none !important;
    }
  }

  /* The launcher's face gives way to what it does now. */
  [aria-expanded='true'] > i::before {
    clip-path: path('M10 8l14 14-2 2L8 10M22 8l2 2-14 14-2-2');
  }

  /* A notice waits in the closed chat: also where the page hides the launcher. */
  :host > button[data-calling] {
    display: flex !important;
  }

  :host > [role='alert'] {
    max-width: 16em;
    border-radius: 16px;
  }

  :host > [data-unread]::after {
    position: absolute;
    inset-block-start: -6px;
    inset-inline-end: -6px;
    min-width: 24px;
    border-radius: 99px;
    background: #b3261e;
    content: attr(data-unread);
    color: #fff;
    font-size: 14px;
  }
`;
