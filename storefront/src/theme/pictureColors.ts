import { palette } from './palette';

/**
 * What the pictures of conditions are painted with besides the theme's own colors: people look the same in both
 * color modes, grounds are a share of a color over the page.
 */
export const pictureColors = {
  'skin-1': '#fbd5bc',
  'skin-2': '#e6ac80',
  'skin-3': '#b87a50',
  'skin-4': '#8a573a',
  'hair-black': '#2f2436',
  'hair-brown': '#6a4030',
  'hair-red': '#a9532b',
  'hair-fair': '#dca94f',
  'hair-gray': '#b3bac3',
  /** Features of a face, and shade where it is let through. */
  ink: '#2a2540',
  paper: '#ffffff',
  /** Where it hurts. */
  sore: '#e23d2e',
  sky: palette.lightBlue,
  sun: palette.yellow,
  /** The ground of what children have. */
  honey: palette.yellow,
  coral: palette.orange,
  deep: palette.purple,
  sea: palette.blue,
  plum: '#9a6fc0',
  teal: '#2aa5a0',
  leaf: '#7fae45',
} as const;

/** What would not stand out from the dark mode's grounds, in lighter tones. */
export const darkPictureColors = {
  'hair-black': '#392e44',
  'hair-brown': '#7d4e3a',
  sea: '#3d9ad1',
  deep: '#7d7bc6',
  sky: '#6db9e4',
  plum: '#b58fd6',
  honey: '#e2a04a',
} as const satisfies Partial<Record<keyof typeof pictureColors, string>>;

/** The share of its color that a picture's ground has, 0 to 1. */
export const groundShare = { light: '0.24', dark: '0.38' } as const;
