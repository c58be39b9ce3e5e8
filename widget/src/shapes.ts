/** Lines of icons in a 24 by 24 box. Loader and app draw them each in its own way. */

/** A speech bubble with a friendly face: the Receptionist's mark. */
export const face =
  'M12 3C7 3 3 6.5 3 11c0 2.5 1.2 4.6 3 6v4l4-2q1 .2 2 .2c5 0 9-3.7 9-8.2S17 3 12 3ZM9 9v.5m6-.5v.5m-7 4c2 2 6 2 8 0';
export const cross = 'M6 6l12 12M18 6 6 18';

/** Points the way on; mirrored where text runs from right to left. */
export const arrow = 'M9 6l6 6-6 6';
export const plane = 'M5 12 3 4l18 8-18 8 2-8Zm0 0h7';
