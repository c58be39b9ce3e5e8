import type { ReceptionistOptions } from '@front-door/shared/contract/receptionist';
import { black, contrastOf, hexOf, leastContrast, readableOn, white, type Rgb } from './contrast';

/** The options of the look, each a checked CSS value. */
export type Look = Pick<
  ReceptionistOptions,
  'primary' | 'onPrimary' | 'font' | 'radius' | 'offsetX' | 'offsetY' | 'zIndex'
>;

/** The custom properties that a theme sets, without `--receptionist-`; an empty value withdraws one. */
export type Properties = Readonly<Record<(typeof propertyNames)[number], string>>;

export const propertyNames = [
  'primary',
  'on-primary',
  'ink',
  'away',
  'font',
  'radius',
  'side',
  'bottom',
  'z-index',
] as const;

/** What a style sheet of the page may set besides; docs/embedding.md tells of them. */
export const shownProperties = [
  ...propertyNames,
  'ground',
  'primary-hover',
  'accent',
  'accent-hover',
  'on-accent',
  'text',
  'quiet-text',
  'tint',
  'tint-line',
  'line',
  'danger',
  'danger-tint',
  'on-danger',
] as const;

/** The colors as a style sheet has them: the widget's own, or the page's. */
export interface StyledColors {
  readonly primary: string;
  /** Absent where it is the widget's own, as the next is. */
  readonly ground?: string | undefined;
  readonly onPrimary?: string | undefined;
  /** What is written on the ground in place of the primary color; absent where the page says nothing. */
  readonly ink?: string | undefined;
}

/**
 * What a look is made of, with colors that can be read: those on the primary color, and the primary color where the
 * chat writes in it on its ground.
 *
 * @param resolve the color that a CSS value means, or `undefined` where the browser doesn't tell.
 * @returns the custom properties, and a sentence for each color that can't be used as it was given.
 */
export function themeOf(
  look: Look,
  styled: StyledColors,
  resolve: (color: string) => Rgb | undefined,
): { readonly properties: Properties; readonly problems: readonly string[] } {
  const { onPrimary = '', ink = '', away = '', problems } = readableColors(look, styled, resolve);
  const properties = {
    primary: look.primary ?? '',
    'on-primary': onPrimary,
    ink,
    away,
    font: look.font ?? '',
    radius: String(look.radius ?? ''),
    side: String(look.offsetX ?? ''),
    bottom: String(look.offsetY ?? ''),
    'z-index': String(look.zIndex ?? ''),
  };
  return { properties, problems };
}

function readableColors(look: Look, styled: StyledColors, resolve: (color: string) => Rgb | undefined) {
  const problems: string[] = [];
  const primary = resolve(look.primary ?? styled.primary);
  if (primary === undefined) return { onPrimary: look.onPrimary, problems };
  const ground = styled.ground === undefined ? undefined : resolve(styled.ground);
  const ink = styled.ink === undefined ? inkOn(ground ?? white, primary, problems) : undefined;

  const best = contrastOf(primary, white) >= leastContrast ? white : black;
  // What a hovered button turns toward, away from what is written on it.
  const away = best === white ? undefined : '#fff';
  const given = look.onPrimary ?? styled.onPrimary;
  const onPrimary = given === undefined ? undefined : resolve(given);
  if (given === undefined) return { onPrimary: best === white ? undefined : hexOf(best), ink, away, problems };
  if (onPrimary === undefined || contrastOf(primary, onPrimary) >= leastContrast)
    return { onPrimary: look.onPrimary, ink, away, problems };
  const contrast = describe(contrastOf(primary, onPrimary));
  problems.push(`"onPrimary" can't be read on "primary" (${contrast}); ${hexOf(best)} is used`);
  return { onPrimary: hexOf(best), ink, away, problems };
}

/** What can be read on the ground where the primary color can't. */
function inkOn(ground: Rgb, primary: Rgb, problems: string[]): string | undefined {
  const contrast = contrastOf(primary, ground);
  if (contrast >= leastContrast) return undefined;
  const ink = hexOf(readableOn(ground, primary));
  const where = hexOf(ground) === hexOf(white) ? 'white' : hexOf(ground);
  problems.push(`"primary" can't be read on ${where} (${describe(contrast)}); where it would be, ${ink} is used`);
  return ink;
}

function describe(contrast: number): string {
  return `contrast ${contrast.toFixed(1)}, ${String(leastContrast)} is needed`;
}
