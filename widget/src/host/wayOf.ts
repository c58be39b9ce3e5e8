/** A rectangle in the window, in pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far something is moved, in pixels. */
export interface Way {
  readonly x: number;
  readonly y: number;
}

/** What is left free around what the launcher makes way for, in pixels. */
const gap = 8;

export function meet(one: Area, other: Area): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/**
 * Where the launcher goes so that it covers nothing that must be reached: as little as possible up its own side, else up
 * the other side.
 *
 * @param launcher where it stands by itself.
 * @returns nothing where the whole window is taken.
 */
export function wayOf(launcher: Area, taken: readonly Area[], width: number): Way | undefined {
  const across = width - launcher.right - launcher.left;
  for (const x of [0, across]) {
    const column = { left: launcher.left + x - gap, right: launcher.right + x + gap };
    const inColumn = taken.filter(({ left, right }) => left < column.right && column.left < right);
    const steps = [0, ...inColumn.map(({ top }) => top - gap - launcher.bottom)].filter((y) => y <= 0);
    for (const y of steps.sort((one, other) => other - one)) {
      const moved = { ...column, top: launcher.top + y - gap / 2, bottom: launcher.bottom + y + gap / 2 };
      if (moved.top >= 0 && !taken.some((area) => meet(area, moved))) return { x, y };
    }
  }
  return undefined;
}
