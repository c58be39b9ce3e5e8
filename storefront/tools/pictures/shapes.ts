import type { pictureColors } from '../../src/theme/pictureColors';
import type { ThemeColors } from '../../src/theme/tokens';

/** A color by the name of its custom property: what the theme does not name cannot be painted with. */
export type Paint = keyof typeof pictureColors | keyof Pick<ThemeColors, 'link' | 'orange' | 'yellow'>;

/** A piece of a drawing, as SVG. Pictures are drawn on a square of 96 units. */
export type Part = string;

interface Look {
  /** 0 to 1. */
  readonly opacity?: number;
}

const paint = (name: Paint) => `var(--${name})`;
const seen = ({ opacity }: Look) => (opacity === undefined ? '' : ` opacity="${String(opacity)}"`);

/** A filled outline, by its path data. */
export function shape(d: string, fill: Paint, look: Look = {}): Part {
  return `<path d="${d}" fill="${paint(fill)}"${seen(look)}/>`;
}

/** A stroke with round ends along path data. */
export function line(d: string, stroke: Paint, width: number, look: Look = {}): Part {
  return `<path d="${d}" stroke="${paint(stroke)}" stroke-width="${String(width)}"${seen(look)}/>`;
}

export function dot(x: number, y: number, radius: number, fill: Paint, look: Look = {}): Part {
  return `<circle cx="${String(x)}" cy="${String(y)}" r="${String(radius)}" fill="${paint(fill)}"${seen(look)}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: Paint, look: Look = {}): Part {
  return `<ellipse cx="${String(x)}" cy="${String(y)}" rx="${String(rx)}" ry="${String(ry)}" fill="${paint(fill)}"${seen(look)}/>`;
}

/** A rectangle with round corners. */
export function box(x: number, y: number, width: number, height: number, radius: number, fill: Paint): Part {
  return `<rect x="${String(x)}" y="${String(y)}" width="${String(width)}" height="${String(height)}" rx="${String(radius)}" fill="${paint(fill)}"/>`;
}

interface Place {
  readonly scale?: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  /** Left and right changed over. */
  readonly isMirrored?: boolean;
}

/** Puts parts somewhere: their own 0,0 comes to x,y. */
export function at(x: number, y: number, { scale = 1, turn = 0, isMirrored = false }: Place, ...parts: Part[]): Part {
  const size = isMirrored
    ? ` scale(${String(-scale)} ${String(scale)})`
    : scale === 1
      ? ''
      : ` scale(${String(scale)})`;
  const turned = turn === 0 ? '' : ` rotate(${String(turn)})`;
  return `<g transform="translate(${String(x)} ${String(y)})${turned}${size}">${parts.join('')}</g>`;
}
