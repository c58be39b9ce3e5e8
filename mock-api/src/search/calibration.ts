/** Turns the values of ranked candidates, best first, into scores: the first is how likely it is right. */
export function calibrate(values: readonly number[]): readonly number[] {
  return values.map((value) => Math.min(1, Math.max(0, value)));
}
