import { at, dot, line, shape, type Paint, type Part } from './shapes';

/** Where it hurts: a spot with a halo. */
export function soreSpot(x: number, y: number, radius: number): Part {
  return [dot(x, y, radius * 1.9, 'sore', { opacity: 0.25 }), dot(x, y, radius, 'sore')].join('');
}

/** Pain going out from a place: short rays over an arc, in degrees clockwise from the right. */
export function rays(x: number, y: number, from: number, to: number, { inner = 12, outer = 19, count = 4 } = {}): Part {
  const step = count === 1 ? 0 : (to - from) / (count - 1);
  const d = Array.from({ length: count }, (_, index) => {
    const angle = ((from + step * index) * Math.PI) / 180;
    const point = (length: number) => `${round(x + length * Math.cos(angle))} ${round(y + length * Math.sin(angle))}`;
    return `M${point(inner)}L${point(outer)}`;
  });
  return line(d.join(''), 'sore', 3.4);
}

const round = (value: number) => String(Math.round(value * 10) / 10);

/** Spots of a rash, each as x, y and radius. */
export function spots(places: readonly (readonly [x: number, y: number, radius: number])[], opacity = 0.85): Part {
  return places.map(([x, y, radius]) => dot(x, y, radius, 'sore', { opacity })).join('');
}

/** A round inset in the lower corner that says what the body part alone does not. */
export function badge(content: Part, { x = 73, y = 73, radius = 19 } = {}): Part {
  return [dot(x, y, radius + 3, 'paper'), at(x, y, {}, content)].join('');
}

/** A drop with its tip at the top; its middle is 0,0. */
export function drop(color: Paint): Part {
  return shape('M0-11C4-4 8 0 8 5A8 8 0 0 1-8 5C-8 0-4-4 0-11Z', color);
}

/** Three puffs of breath to the right. */
export function puffs(color: Paint): Part {
  return (
    line('M0-8L11-13M1 0H14M0 8L11 13', color, 3.6) +
    dot(18, -15, 2.4, color) +
    dot(20.5, 1, 2.4, color) +
    dot(18, 16, 2.4, color)
  );
}

/** A sparkle with four points. */
export function sparkle(color: Paint): Part {
  return shape('M0-10Q1.5-1.5 10 0Q1.5 1.5 0 10Q-1.5 1.5-10 0Q-1.5-1.5 0-10Z', color);
}

/** A germ with knobs. */
export function germ(color: Paint, dotColor: Paint): Part {
  return [
    line('M0-13V13M-13 0H13M-9.2-9.2L9.2 9.2M9.2-9.2L-9.2 9.2', color, 3.4),
    dot(0, 0, 8.5, color),
    dot(-2.5, -2, 2, dotColor),
    dot(3, 2.5, 2.4, dotColor),
  ].join('');
}
