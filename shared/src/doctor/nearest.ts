/**
 * The word that somebody meant who wrote another: one that goes on or stops where this does, or the nearest, if it is
 * near enough (a third of its letters may be wrong); `undefined` where none is.
 */
export function nearest(written: string, words: readonly string[]): string | undefined {
  const longer = words.filter((word) => written.startsWith(word) || (written.length > 2 && word.startsWith(written)));
  const scored = (longer.length > 0 ? longer : words).map((word) => ({ word, distance: distanceOf(written, word) }));
  const [best] = scored.sort((one, other) => one.distance - other.distance);
  if (best === undefined) return undefined;
  return longer.length > 0 || best.distance <= Math.floor(best.word.length / 3) ? best.word : undefined;
}

/** How many letters must be put in, taken out or replaced to make one word of the other. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1];
    for (const [place, wanted] of Array.from(other).entries()) {
      const replaced = (row[place] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(replaced, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
