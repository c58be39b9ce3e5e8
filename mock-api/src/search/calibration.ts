/** A line that rises, as points from left to right. */
export type Line = readonly (readonly [number, number])[];

/** Reads a line at a place, straight between its points. */
export function readLine(line: Line, at: number): number {
  for (let index = 1; index < line.length; index += 1) {
    const [left, low] = line[index - 1] ?? [0, 0];
    const [right, high] = line[index] ?? [1, 1];
    if (at <= right) return right === left ? high : low + ((high - low) * (at - left)) / (right - left);
  }
  return line.at(-1)?.[1] ?? at;
}
