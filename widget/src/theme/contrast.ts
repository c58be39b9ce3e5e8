/** Red, green and blue from 0 to 1, in sRGB. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The least contrast that text of any size needs (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5;

export const white: Rgb = [1, 1, 1];
export const black: Rgb = [0, 0, 0];

/** Contrast of two colors, from 1 to 21 (WCAG 2.2). */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The color itself if it can be read on the ground, else as much darker or lighter as it takes. */
export function readableOn(ground: Rgb, color: Rgb): Rgb {
  const end = contrastOf(ground, white) > contrastOf(ground, black) ? white : black;
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = color.map(
      (channel, index) => channel + ((end[index] ?? channel) - channel) * share,
    ) as unknown as Rgb;
    if (contrastOf(mixed, ground) >= leastContrast) return mixed;
  }
  return end;
}

/** `#rrggbb` */
export function hexOf(color: Rgb): string {
  return `#${color
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function luminanceOf([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
