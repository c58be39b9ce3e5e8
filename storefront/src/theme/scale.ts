/**
 * The five sizes of text, which styles use as custom properties of these names. In rem, so that they follow the visitor's
 * own size of letters; the two largest give way where a long word would be wider than a small screen.
 */
export const textSizes = {
  small: '0.9375rem',
  body: '1.0625rem',
  lead: 'min(1.3125rem, 9vw)',
  title: 'min(1.75rem, 10vw)',
  display: 'clamp(min(2.125rem, 10.4vw), 1.4rem + 2.4vw, 3.75rem)',
} as const;

/** Text, what stands out in it, and headings. */
export const fontWeights = [400, 700, 800] as const;
export type FontWeight = (typeof fontWeights)[number];

/** Of the largest headings, of headings and labels, of short texts, and of what is read. */
export const lineHeights = [1.1, 1.2, 1.4, 1.6] as const;

/** Distances in pixels; they do not grow with the letters, which need the room themselves. A hairline's room is half a step. */
export const spaces = [0, 2, 4, 8, 12, 16, 20, 24, 32, 40, 48, 56, 64, 80, 96, 112] as const;
