import { media } from './breakpoints';
import { darken, lighten, opacity, palette } from './palette';
import { darkPictureColors, pictureColors } from './pictureColors';
import { textSizes } from './scale';
import { notifications, popoverArrow, timings } from './timings';

/** What every theme defines; components use them as custom properties of these names. Colors are `#rrggbb` unless said. */
export interface ThemeColors {
  readonly ground: string;
  readonly surface: string;
  /** Ground of bands and panels that stand apart. */
  readonly tint: string;
  /** Ground of things under the pointer. */
  readonly 'tint-strong': string;
  readonly 'tint-orange': string;
  readonly 'tint-yellow': string;
  readonly line: string;
  /** Border of form fields: 3:1 against the surface. */
  readonly 'line-strong': string;
  readonly text: string;
  readonly muted: string;
  readonly heading: string;
  readonly link: string;
  readonly blue: string;
  readonly 'blue-hover': string;
  readonly orange: string;
  readonly 'orange-hover': string;
  /** Large bold text on the tints. */
  readonly 'orange-on-tint': string;
  readonly yellow: string;
  readonly 'yellow-hover': string;
  readonly 'outline-fill': string;
  readonly 'outline-blue': string;
  readonly 'outline-orange': string;
  readonly 'outline-yellow': string;
  readonly 'outline-yellow-line': string;
  readonly 'band-deep': string;
  readonly 'danger-ground': string;
  readonly 'danger-line': string;
  readonly 'danger-text': string;
  /** Graphics only. */
  readonly star: string;
  readonly focus: string;
  /** With an alpha channel. */
  readonly backdrop: string;
  /** The ground under the backdrop, opaque. */
  readonly behind: string;
}

export const colors = {
  light: {
    ground: '#ffffff',
    surface: '#ffffff',
    tint: lighten(palette.blue, 94),
    'tint-strong': lighten(palette.blue, 88),
    'tint-orange': lighten(palette.orange, 88),
    'tint-yellow': lighten(palette.yellow, 80),
    line: lighten(palette.blue, 80),
    'line-strong': lighten(palette.blue, 40),
    text: darken(palette.darkGray, 35),
    muted: lighten(palette.darkGray, 12),
    heading: darken(palette.blue, 45),
    link: palette.blue,
    blue: palette.blue,
    'blue-hover': darken(palette.blue, 20),
    orange: palette.orange,
    'orange-hover': darken(palette.orange, 14),
    'orange-on-tint': darken(palette.orange, 10),
    yellow: palette.yellow,
    'yellow-hover': darken(palette.yellow, 12),
    'outline-fill': '#ffffff',
    'outline-blue': palette.blue,
    'outline-orange': palette.orange,
    'outline-yellow': '#000000',
    'outline-yellow-line': darken(palette.yellow, 12),
    'band-deep': palette.purple,
    'danger-ground': '#fdf1f0',
    'danger-line': '#e4a7a1',
    'danger-text': '#8f1d14',
    star: '#b7791f',
    focus: palette.purple,
    backdrop: opacity('#0b1b26', 60),
    behind: lighten('#0b1b26', 40),
  },
  dark: {
    ground: '#10202b',
    surface: '#182d3b',
    tint: '#162936',
    'tint-strong': '#223d4e',
    'tint-orange': '#3a2a27',
    'tint-yellow': '#37331f',
    line: '#2c4859',
    'line-strong': '#6f8fa1',
    text: '#e4edf2',
    muted: '#adc0cc',
    heading: lighten(palette.lightBlue, 75),
    link: lighten(palette.lightBlue, 45),
    blue: '#1277ab',
    'blue-hover': '#0e6692',
    orange: palette.orange,
    'orange-hover': darken(palette.orange, 14),
    'orange-on-tint': lighten(palette.orange, 20),
    yellow: palette.yellow,
    'yellow-hover': darken(palette.yellow, 12),
    'outline-fill': '#182d3b',
    'outline-blue': lighten(palette.lightBlue, 45),
    'outline-orange': lighten(palette.orange, 20),
    'outline-yellow': palette.yellow,
    'outline-yellow-line': palette.yellow,
    'band-deep': '#22224a',
    'danger-ground': '#3a2224',
    'danger-line': '#8a4a47',
    'danger-text': '#ffc9c3',
    star: palette.yellow,
    focus: palette.yellow,
    backdrop: opacity('#000000', 70),
    behind: darken('#10202b', 70),
  },
} as const satisfies Record<ColorMode, ThemeColors>;

export type ColorMode = 'light' | 'dark';

/** The two shadows of the specification. */
export const shadows = {
  normal: `0 2px 10px ${opacity(palette.purple, 12)}`,
  darker: `0 10px 32px ${opacity(palette.purple, 24)}`,
} as const;

/** The custom properties of the page that no color mode changes. */
const common = {
  ...textSizes,
  'secondary-30': opacity(palette.lightBlue, 30),
  'secondary-50': opacity(palette.lightBlue, 50),
  'secondary-80': opacity(palette.lightBlue, 80),
  shadow: shadows.normal,
  'shadow-darker': shadows.darker,
  'radius-card': '12px',
  'radius-panel': '16px',
  quick: timings.quick,
  enter: timings.enter,
  layout: timings.layout,
  arrow: popoverArrow,
  'notice-narrowest': notifications.narrowest,
  'notice-widest': notifications.widest,
  /** Height of the bar at the bottom of small screens, without the phone's own safe area. */
  'bottom-bar': 'calc(32px + 2rem)',
  /** Height of the bar that may stand on it. */
  'start-bar': '0px',
  'page-width': '72.5rem',
  /** Length of a line that is read rather than scanned: about 70 characters, which are narrower than the digit `ch` is. */
  measure: '56ch',
  gutter: 'clamp(16px, 4vw - 8px, 40px)',
  section: 'clamp(32px, 7.5vw, 96px)',
} as const;

/** The chat's own properties (docs/embedding.md), so that it goes with the page in both color modes. */
const receptionist = {
  primary: 'var(--blue)',
  ground: 'var(--surface)',
  ink: 'var(--link)',
  text: 'var(--text)',
  'quiet-text': 'var(--muted)',
  tint: 'var(--tint-strong)',
  'tint-line': 'var(--line)',
  line: 'var(--line-strong)',
  danger: 'var(--danger-text)',
  'danger-tint': 'var(--danger-ground)',
  'on-danger': 'var(--danger-ground)',
} as const;

const declarations = (properties: Readonly<Record<string, string>>) =>
  Object.entries(properties)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

const prefixed = (prefix: string, properties: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [`${prefix}-${name}`, value]));

/** Room for the fixed bars of small screens: nothing that is scrolled to ends up behind them. */
const roomForBars = [
  'html{scroll-padding-bottom:calc(var(--bottom-bar) + var(--start-bar) + env(safe-area-inset-bottom) + 12px)}',
  'html:has([data-start-bar]){--start-bar:calc(min(4rem,80px) + var(--bar-line,0px))}',
].join('');

/**
 * Where letters are so large that a line has room for few of them, long words give way. Words of one line, as on buttons,
 * rather take a line of their own.
 */
const longWordsGiveWay = [
  ':root :is(body,h1){overflow-wrap:anywhere;hyphens:auto}',
  ':root :is(button,summary,select){overflow-wrap:break-word}',
].join('');

/** The style sheet that defines every custom property, light unless the page says dark. */
export function tokensCss(): string {
  return [
    `:root{color-scheme:light;${declarations({ ...common, ...pictureColors })};${declarations(colors.light)}}`,
    `:root[data-color-mode=dark]{color-scheme:dark;${declarations({ ...colors.dark, ...darkPictureColors })}}`,
    `receptionist-widget{${declarations(prefixed('receptionist', receptionist))}}`,
    `@media(prefers-reduced-motion:reduce){:root{--quick:0s;--enter:0s;--layout:0s}}`,
    `${media.belowMd}{${roomForBars}}`,
    `${media.belowSmallPhone}{${longWordsGiveWay}}`,
    `${media.smallPhone}{a[href^='tel:']{white-space:nowrap}}`,
  ].join('\n');
}
