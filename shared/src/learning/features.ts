import { stem } from './stem';

/** A word as the model sees it. */
export interface ModelWord {
  /** As read, its spelling put right where it was unknown. */
  readonly text: string;
  /** As typed. */
  readonly typed: string;
  /** Whether a sentence or a clause begins with it. */
  readonly starts: boolean;
  /** It is told as not so ("no fever"). */
  readonly denied: boolean;
}

const shortest = 3;
const longest = 5;
/** Letters of longer words are no use: they are what a keyboard cat types. */
const longestWord = 20;

/** A feature of a message and how much it counts before it is shared among all of them. */
export type Feature = readonly [name: string, value: number];

/** What the model knows of a run of words: its stems, pairs of them, and runs of letters. */
export function featuresOf(words: readonly ModelWord[], marks: readonly string[]): readonly Feature[] {
  const found = new Map<string, number>();
  const add = (name: string, value: number) => {
    if ((found.get(name) ?? 0) < value) found.set(name, value);
  };
  let before: string | undefined;
  let earlier: string | undefined;
  for (const { text, typed, starts, denied } of words) {
    const root = /^\d/.test(text) ? '#' : stem(text);
    if (denied) {
      add(`no ${root}`, 0.7);
      before = undefined;
      earlier = undefined;
      continue;
    }
    if (starts) {
      before = undefined;
      earlier = undefined;
    }
    add(`w ${root}`, 1);
    if (before !== undefined) add(`b ${before} ${root}`, 1);
    if (earlier !== undefined) add(`s ${earlier} ${root}`, 0.6);
    if (typed.length > 3 && typed.length <= longestWord && /^[a-z]+$/.test(typed)) {
      const padded = `^${typed}$`;
      for (let size = shortest; size <= longest; size += 1)
        for (let at = 0; at + size <= padded.length; at += 1) add(`c ${padded.slice(at, at + size)}`, 0.35);
    }
    earlier = before;
    before = root;
  }
  for (const mark of marks) add(`m ${mark}`, 1);
  return [...found];
}
