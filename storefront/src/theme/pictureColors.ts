import { palette } from './palette';

/** What the pictures of conditions are painted with besides the theme's own colors. People look the same in both color modes. */
export const pictureColors = {
  'skin-1': '#fdc',
  'skin-2': '#eb8',
  'skin-3': '#b75',
  'skin-4': '#853',
  /** Black, brown, red, fair, gray. */
  'hair-1': '#434',
  'hair-2': '#743',
  'hair-3': '#b53',
  'hair-4': '#da4',
  'hair-5': '#bbc',
  /** Features of a face, and shade where it is let through. */
  ink: '#224',
  paper: '#fff',
  /** Where it hurts. */
  sore: '#e32',
  sky: palette.lightBlue,
  deep: palette.purple,
  plum: '#96c',
  teal: '#2aa',
  leaf: '#7b4',
} as const;

/** What differs in the dark mode. */
export const darkPictureColors = {
  deep: '#77c',
} as const satisfies Partial<Record<keyof typeof pictureColors, string>>;
