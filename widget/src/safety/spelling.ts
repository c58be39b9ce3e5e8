import { nearestWord, soundOf } from '@front-door/shared/reading/spelling';

/** Gives the word that another was meant to be, or the word itself. */
export type Speller = (word: string) => string;

/** How many words that were looked up are kept, so that it is never without end. */
const mostKept = 5000;
/** No list of real words is here, so that only what sounds alike, or a single slip in a long word, is read as another. */
const limits = { edits: (length: number) => (length >= 6 ? 1 : 0), alike: 3, sound: soundOf, sameStart: true };

/**
 * Makes a reader of misspelled words: a word that is none of `known` is taken for the one that it is nearest to.
 *
 * @param known the words to be found, each spelled right; one with `*` stands for all words that begin so.
 * @param ordinary words that are right as they are, although they look like one of the others.
 */
export function speller(known: readonly string[], ordinary: ReadonlySet<string>): Speller {
  const all = new Set(known);
  const beginnings = new Map<string, string[]>();
  for (const word of all)
    if (word.endsWith('*'))
      beginnings.set(word.slice(0, 3), [...(beginnings.get(word.slice(0, 3)) ?? []), word.slice(0, -1)]);
  const isKnown = (word: string) =>
    all.has(word) || beginnings.get(word.slice(0, 3))?.some((beginning) => word.startsWith(beginning)) === true;
  const nearest = nearestWord(
    [...all].filter((word) => !word.endsWith('*')).map((word) => [word, 0] as const),
    limits,
  );
  const kept = new Map<string, string>();
  return (word) => {
    if (kept.size > mostKept) kept.clear();
    const before = kept.get(word);
    if (before !== undefined) return before;
    const found = ordinary.has(word) || isKnown(word) ? word : (nearest(word) ?? word);
    kept.set(word, found);
    return found;
  };
}
