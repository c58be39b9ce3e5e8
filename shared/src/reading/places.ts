/** Some words of a message: from the first to one past the last. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/**
 * Of places in the order in which they begin, those that begin within another. They are looked up, not searched for: a long
 * message has thousands of places, and asks this for each of them.
 */
export function startingIn<Found extends Pick<Place, 'start'>>(
  places: readonly Found[],
  { start, end }: Place,
): readonly Found[] {
  const first = countBefore(places, start);
  let last = first;
  while ((places[last]?.start ?? end) < end) last += 1;
  return places.slice(first, last);
}

/** Of parts that follow each other without a gap, the number of the one that a word is in. */
export function partAt(parts: readonly Pick<Place, 'start'>[], word: number): number {
  return countBefore(parts, word + 1) - 1;
}

/** Nothing that is found in a message, a run of words or a number, is longer. */
export const longestPlace = 12;

/** How many of some places in order begin before a word. */
function countBefore(places: readonly Pick<Place, 'start'>[], word: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.start ?? word) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** For each word before `until`, the one at `from` first, whether one of some places that begin no earlier covers it. */
export function coveredBy(places: readonly Place[], until: number, from = 0): boolean[] {
  const found = Array.from({ length: until - from }, () => false);
  for (const { start, end } of places) found.fill(true, start - from, end - from);
  return found;
}
