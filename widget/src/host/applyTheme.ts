import type { Rgb } from '../theme/contrast';
import { propertyNames, themeOf, type Look } from '../theme/theme';
import { ownColors } from '../theme/ownColors';

/**
 * Sets the look on the widget's element, as custom properties. Colors that a style sheet of the page sets there
 * are checked as well.
 *
 * @param probe an element of the widget, by which the browser tells what a color means.
 * @returns a sentence for each color that can't be used as it was given.
 */
export function applyTheme(host: HTMLElement, look: Look, probe: HTMLElement): readonly string[] {
  for (const name of propertyNames) host.style.removeProperty(`--receptionist-${name}`);
  const computed = getComputedStyle(host);
  const value = (name: string) => computed.getPropertyValue(`--receptionist-${name}`).trim();
  /** A value of the page's style sheets. */
  const given = (name: string) => value(name) || undefined;
  const primary = value('primary') || ownColors.primary;
  const { properties, problems } = themeOf(
    look,
    {
      primary,
      ground: given('ground'),
      onPrimary: given('on-primary'),
      ink: given('ink'),
    },
    (color) => resolve(color, probe),
  );
  for (const name of propertyNames) host.style.setProperty(`--receptionist-${name}`, properties[name]);
  return problems;
}

/** Mixed with itself, every color is told in one notation: `color(srgb 0.5 0 1)`. */
function resolve(color: string, probe: HTMLElement): Rgb | undefined {
  probe.style.color = `color-mix(in srgb, ${color}, ${color})`;
  const channels = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)/.exec(getComputedStyle(probe).color);
  probe.style.color = '';
  return channels === null ? undefined : [Number(channels[1]), Number(channels[2]), Number(channels[3])];
}
