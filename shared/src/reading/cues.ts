/** A run of words found in a message: from its first word to one past its last, and what it stands for. */
export interface Cue<Meaning> {
  readonly start: number;
  readonly end: number;
  readonly means: Meaning;
}

/** Finds runs of words of a table in a message; of those that begin at one word, the longest. */
export type CueFinder<Meaning> = (words: readonly { readonly text: string }[]) => readonly Cue<Meaning>[];

/**
 * Makes a finder out of a table.
 *
 * @param table for each meaning its runs of words, parted by commas or line ends. A last word with `*` stands for all words that begin so.
 */
export function cueFinder<Meaning extends string>(table: Readonly<Record<Meaning, string>>): CueFinder<Meaning> {
  const runsAt = runFinder(table);
  return (words) => {
    const found: Cue<Meaning>[] = [];
    for (let start = 0; start < words.length; start += 1) {
      const [run] = runsAt(words, start);
      if (run !== undefined) found.push({ start, end: start + run.parts.length, means: run.means });
    }
    return found;
  };
}

/** As `cueFinder`, for words that stand for several things: of the runs that begin at one word, the longest of each meaning. */
export function everyCueFinder<Meaning extends string>(table: Readonly<Record<Meaning, string>>): CueFinder<Meaning> {
  const runsAt = runFinder(table);
  return (words) =>
    words.flatMap((_, start) =>
      runsAt(words, start)
        .filter(({ means }, order, runs) => runs.findIndex((run) => run.means === means) === order)
        .map(({ parts, means }) => ({ start, end: start + parts.length, means })),
    );
}

interface Run<Meaning> {
  readonly parts: readonly string[];
  readonly means: Meaning;
}

/** Gives the runs of a table that begin at a word of a message, the longest first. */
function runFinder<Meaning extends string>(table: Readonly<Record<Meaning, string>>) {
  const runs = new Map<string, Run<Meaning>[]>();
  /** The first words of pairs that runs are kept under: two words are put together only where they may be one. */
  const leading = new Set<string>();
  let hasBeginnings = false;
  for (const means of Object.keys(table) as Meaning[]) {
    for (const told of table[means].replaceAll('\n', ',').split(',')) {
      const run = told.trim();
      if (run === '') continue;
      const parts = run.split(' ');
      const key = keyOf(parts);
      if (key.includes(' ')) leading.add(parts[0] ?? '');
      hasBeginnings ||= key.endsWith('*');
      const list = runs.get(key);
      if (list === undefined) runs.set(key, [{ parts, means }]);
      else list.push({ parts, means });
    }
  }
  /** Lists are put in order when they are first asked for: most never are. */
  const sorted = new Set<string>();
  const listOf = (key: string): readonly Run<Meaning>[] => {
    const list = runs.get(key);
    if (list === undefined) return none;
    if (!sorted.has(key)) {
      sorted.add(key);
      list.sort((a, b) => b.parts.length - a.parts.length || (b.parts[0] ?? '').length - (a.parts[0] ?? '').length);
    }
    return list;
  };
  return (words: readonly { readonly text: string }[], start: number): readonly Run<Meaning>[] => {
    const text = words[start]?.text ?? '';
    const fits = ({ parts }: Run<Meaning>) =>
      parts.every((part, offset) => {
        const word = words[start + offset]?.text;
        return word !== undefined && (part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part);
      });
    const pair = leading.has(text) ? listOf(`${text} ${words[start + 1]?.text ?? ''}`) : none;
    const own = listOf(text);
    const begun = hasBeginnings ? listOf(`${text.slice(0, 3)}*`) : none;
    return pair === none && own === none && begun === none ? none : [...pair, ...own, ...begun].filter(fits);
  };
}

const none: readonly never[] = [];

/** What a run is kept under: its first two words, or its first; a beginning of a word under its first three letters. */
function keyOf([first = '', second]: readonly string[]): string {
  if (first.endsWith('*')) return `${first.slice(0, 3)}*`;
  return second === undefined || second.endsWith('*') ? first : `${first} ${second}`;
}
