import { palette } from './palette';

/** What the pictures of conditions are painted with besides the theme's own colors. People look the same in both color modes. */
export const pictureColors = {
  'skin-1': '#fdc',
  'skin-2': '#eb8',
  'skin-3': '#b75',
  'skin-4': '#853',
  'hair-black': '#323',
  'hair-brown': '#743',
  'hair-red': '#b53',
  'hair-fair': '#da4',
  'hair-gray': '#bbc',
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
  /** The share of its color that a picture's ground has, 0 to 1: the rest is the page's. */
  'ground-share': '.24',
} as const;

/** What differs in the dark mode. */
export const darkPictureColors = {
  deep: '#77c',
  'ground-share': '.38',
} as const satisfies Partial<Record<keyof typeof pictureColors, string>>;
