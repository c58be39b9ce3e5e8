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
  const runs = new Map<string, { parts: readonly string[]; means: Meaning }[]>();
  for (const means of Object.keys(table) as Meaning[]) {
    for (const run of table[means].split(/[,\n]/)) {
      const parts = run.trim().split(/\s+/);
      const [first = ''] = parts;
      if (first === '') continue;
      // A beginning of a word is kept under its first three letters.
      const key = parts.length === 1 && first.endsWith('*') ? `${first.slice(0, 3)}*` : first;
      const list = runs.get(key);
      if (list === undefined) runs.set(key, [{ parts, means }]);
      else list.push({ parts, means });
    }
  }
  for (const list of runs.values())
    list.sort((a, b) => b.parts.length - a.parts.length || (b.parts[0] ?? '').length - (a.parts[0] ?? '').length);
  return (words) => {
    const found: Cue<Meaning>[] = [];
    for (let start = 0; start < words.length; start += 1) {
      const text = words[start]?.text ?? '';
      const fits = ({ parts }: { parts: readonly string[] }) =>
        parts.every((part, offset) => {
          const word = words[start + offset]?.text;
          return word !== undefined && (part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part);
        });
      const run = runs.get(text)?.find(fits) ?? runs.get(`${text.slice(0, 3)}*`)?.find(fits);
      if (run !== undefined) found.push({ start, end: start + run.parts.length, means: run.means });
    }
    return found;
  };
}
