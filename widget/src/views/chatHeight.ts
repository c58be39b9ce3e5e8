const lowest = 327;
const around = 250;

/** The height in pixels that the messages may take in a window of that height (specification 9). */
export function chatHeight(windowHeight: number): number {
  return Math.max(lowest, windowHeight - around);
}
