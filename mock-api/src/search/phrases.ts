import type { Token } from './text';

/** Runs of words to be found in a message, side by side and in order. */
export type PhraseFinder = (tokens: readonly Pick<Token, 'word'>[]) => readonly PhraseHit[];

export interface PhraseHit {
  readonly start: number;
  /** One past the last token. */
  readonly end: number;
}

/** Makes a finder of phrases separated by commas or new lines; each start is reported once, longest first. */
export function createPhraseFinder(phrases: string): PhraseFinder {
  const byFirst = new Map<string, string[][]>();
  for (const phrase of phrases.split(/[,\n]/)) {
    const words = phrase.trim().split(/\s+/).filter(Boolean);
    const [first] = words;
    if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), words]);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.length - a.length);
  return (tokens) =>
    tokens.flatMap((token, start) => {
      const found = byFirst
        .get(token.word)
        ?.find((words) => words.every((part, offset) => tokens[start + offset]?.word === part));
      return found === undefined ? [] : [{ start, end: start + found.length }];
    });
}
