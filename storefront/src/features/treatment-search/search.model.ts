import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';

/** Searches entries by name, tolerating typos. Entries that match best come first. */
export function searchByName<Entry extends Pick<TreatmentSummary, 'name'>>(
  query: string,
  entries: readonly Entry[],
): readonly Entry[] {
  const words = wordsOf(query);
  if (words.length === 0) return entries;
  return entries
    .map((entry) => ({ entry, cost: costOf(words, entry.name) }))
    .filter(({ cost }) => cost < Infinity)
    .sort((a, b) => a.cost - b.cost || a.entry.name.localeCompare(b.entry.name, 'en'))
    .map(({ entry }) => entry);
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^\p{Letter}\d]+/u)
    .filter((word) => word !== '');
}

/** How badly a name fits all the words, from 0; `Infinity` when one of them fits nowhere. */
function costOf(words: readonly string[], name: string): number {
  const candidates = wordsOf(name);
  const initials = candidates.map((word) => word.charAt(0)).join('');
  const joined = candidates.join('');
  return words
    .map((word) => {
      if (word.length > 1 && (word === initials || joined.startsWith(word))) return 0;
      return Math.min(...candidates.map((candidate) => wordCost(word, candidate)));
    })
    .reduce((sum, cost) => sum + cost, 0);
}

function wordCost(word: string, candidate: string): number {
  if (candidate.startsWith(word)) return 0;
  if (word.length > 2 && candidate.includes(word)) return 1;
  const allowed = typosAllowed(word);
  if (allowed === 0) return Infinity;
  // While a word is still being typed, it is compared with a beginning of about its length.
  const beginnings = [word.length - 1, word.length, word.length + 1, candidate.length].map((length) =>
    candidate.slice(0, length),
  );
  const distance = Math.min(...beginnings.map((beginning) => editDistance(word, beginning)));
  return distance <= allowed ? 1 + distance : Infinity;
}

function typosAllowed({ length }: string): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/** Fewest insertions, deletions, substitutions and swaps of neighbors that turn one text into the other. */
function editDistance(from: string, to: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (beforePrevious[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[to.length] ?? 0;
}
