import type { ReceptionistOptions } from '@front-door/shared/contract/receptionist';
import { black, contrastOf, hexOf, leastContrast, readableOnWhite, white, type Rgb } from './contrast';

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

/** The two colors as a style sheet has them: the widget's own, or the page's. */
export interface StyledColors {
  readonly primary: string;
  /** Absent where it is the widget's own. */
  readonly onPrimary?: string | undefined;
}

/**
 * What a look is made of, with colors that can be read: those on the primary color, and the primary color where it
 * is written in on white.
 *
 * @param resolve the color that a CSS value means, or `undefined` where the browser doesn't tell.
 * @returns the custom properties, and a sentence for each color that can't be used as it was given.
 */
export function themeOf(
  look: Look,
  styled: StyledColors,
  resolve: (color: string) => Rgb | undefined,
): { readonly properties: Properties; readonly problems: readonly string[] } {
  const { onPrimary = '', ink, problems } = readableColors(look, styled, resolve);
  const properties = {
    primary: look.primary ?? '',
    'on-primary': onPrimary,
    ink: ink ?? '',
    // What a hovered button turns toward, away from what is written on it.
    away: ink === undefined ? '' : '#fff',
    font: look.font ?? '',
    radius: look.radius ?? '',
    side: look.offsetX ?? '',
    bottom: look.offsetY ?? '',
    'z-index': String(look.zIndex ?? ''),
  };
  return { properties, problems };
}

function readableColors(look: Look, styled: StyledColors, resolve: (color: string) => Rgb | undefined) {
  const primary = resolve(look.primary ?? styled.primary);
  if (primary === undefined) return { onPrimary: look.onPrimary, problems: [] };
  const onWhite = contrastOf(primary, white);
  const best = onWhite >= leastContrast ? white : black;
  const ink = best === white ? undefined : hexOf(readableOnWhite(primary));
  const problems: string[] = [];
  if (ink !== undefined)
    problems.push(`"primary" can't be read on white (${describe(onWhite)}); where it would be, ${ink} is used`);

  const given = look.onPrimary ?? styled.onPrimary;
  const onPrimary = given === undefined ? undefined : resolve(given);
  if (given === undefined) return { onPrimary: best === white ? undefined : hexOf(best), ink, problems };
  if (onPrimary === undefined || contrastOf(primary, onPrimary) >= leastContrast)
    return { onPrimary: look.onPrimary, ink, problems };
  const contrast = describe(contrastOf(primary, onPrimary));
  problems.push(`"onPrimary" can't be read on "primary" (${contrast}); ${hexOf(best)} is used`);
  return { onPrimary: hexOf(best), ink, problems };
}

function describe(contrast: number): string {
  return `contrast ${contrast.toFixed(1)}, ${String(leastContrast)} is needed`;
}
