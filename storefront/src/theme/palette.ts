/** The brand's colors (specification 2.18), as `#rrggbb`. */
export const palette = {
  blue: '#006699',
  orange: '#F26739',
  yellow: '#FFCC33',
  purple: '#333366',
  lightBlue: '#3399CC',
  darkGray: '#374551',
  lightGray: '#F1F4F6',
} as const;

/** A color as `#rrggbb`. */
export type Hex = `#${string}`;

type Channels = readonly [red: number, green: number, blue: number];

function channels(hex: Hex): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function mix(color: Hex, other: Hex, step: number): Hex {
  const share = Math.min(Math.max(step, 0), 100) / 100;
  const [from, to] = [channels(color), channels(other)];
  const mixed = from.map((channel, index) => Math.round(channel + ((to[index] ?? channel) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** A step from the color (0) to black (100). */
export function darken(color: Hex, step: number): Hex {
  return mix(color, '#000000', step);
}

/** A step from the color (0) to white (100). */
export function lighten(color: Hex, step: number): Hex {
  return mix(color, '#ffffff', step);
}

/** The color at an opacity of 0 to 100 percent, as `#rrggbbaa`. */
export function opacity(color: Hex, percent: number): Hex {
  const alpha = Math.round((Math.min(Math.max(percent, 0), 100) / 100) * 255);
  return `${color.toLowerCase() as Hex}${alpha.toString(16).padStart(2, '0')}`;
}

/** WCAG 2 contrast ratio of two opaque colors, 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: Hex): number {
  const [red, green, blue] = channels(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
