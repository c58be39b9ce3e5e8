/** Whether sweeps go through everything, as `npm run gates` has them do. `npm test` has minutes and takes a part. */
export const isWhole = process.env['GATES'] !== undefined;

/**
 * What a sweep (a test tagged `@sweep`) goes through: one of each `of` entries, or all of them for `npm run gates`.
 *
 * @param turn which one of each: tests that take other turns, as on another screen, take other entries.
 */
export function part<Entry>(all: readonly Entry[], of: number, turn = 0): readonly Entry[] {
  return isWhole ? all : all.filter((_, index) => index % of === turn % of);
}
