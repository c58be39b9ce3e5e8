/** A box in the window, in pixels from its upper left corner. */
export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Between the launcher and what it makes way for, in pixels. */
const gap = 8;

/**
 * By how many pixels a box must go up so that it covers none of the others. Others that are higher than half the window,
 * such as a text of many lines that is being written, are left: a corner of them is covered, never the whole.
 *
 * @returns 0 where there is no such place in the window: in reach and covering is better than out of reach
 */
export function placeAbove(own: Box, others: readonly Box[], windowHeight: number): number {
  const height = own.bottom - own.top;
  const inTheWay = others
    .filter((other) => other.left < own.right && other.right > own.left && other.right > other.left)
    .filter(({ top, bottom }) => bottom > top && bottom - top < windowHeight / 2)
    .sort((one, next) => next.bottom - one.bottom);
  let bottom = own.bottom;
  for (const other of inTheWay) {
    if (other.top < bottom && other.bottom > bottom - height) bottom = other.top - gap;
  }
  return bottom - height < 0 ? 0 : own.bottom - bottom;
}
