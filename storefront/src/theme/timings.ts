// A module of its own, so that a component that needs a delay does not bring every color along.

/** Durations (specification 2.18). Under reduced motion the global style sets them to nothing. */
export const timings = {
  /** Hover, press and color changes. */
  quick: '0.16s',
  /** A popover's entrance. */
  enter: '0.15s',
  /** Layout animation. */
  layout: '0.45s',
} as const;

/** Waiting time before a popover opens or closes, in milliseconds. */
export const popoverDelay = 200;
/** Size of a popover's arrow. */
export const popoverArrow = '8px';

/** Notifications (specification 2.18). */
export const notifications = { duration: 5000, narrowest: '300px', widest: '560px' } as const;
