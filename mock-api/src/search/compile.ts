import { deriveHints, type Hints } from './hints';
import type { Saying, WordClasses } from './lexicon/lexicon.types';
import { stem } from './text';

/** One phrase of the lexicon. */
export interface Pattern {
  readonly saying: Saying;
  /** As the lexicon writes it. */
  readonly source: string;
  /** Atoms that must all be there, the rarest of the lexicon in front. */
  readonly atoms: readonly string[];
  readonly excluded: readonly string[];
}

/** A word, or words side by side, and the names it goes by: itself, and the classes it belongs to. */
export interface Atom {
  readonly stems: readonly string[];
  readonly names: readonly string[];
}

/** The lexicon made ready for matching. */
export interface Patterns {
  readonly byAnchor: ReadonlyMap<string, readonly Pattern[]>;
  /** The atoms that begin with a stem. */
  readonly atomsByStem: ReadonlyMap<string, readonly Atom[]>;
  /** Every word that the lexicon knows, as written, and in how many phrases or classes it stands. */
  readonly words: ReadonlyMap<string, number>;
  /** Derived when first asked for: most messages need none. */
  readonly hints: () => Hints;
}

export interface Lexicon {
  readonly sayings: readonly Saying[];
  readonly classes: WordClasses;
  /** Everyday words, which hint at an entry only where most of their phrases agree. */
  readonly everyday: ReadonlySet<string>;
  /** Words that hint at nothing. */
  readonly fillers: ReadonlySet<string>;
}

/**
 * Reads the lexicon into what matching works with.
 *
 * @throws when a phrase names a word class that does not exist: a mistake in the lexicon.
 */
export function compilePatterns({ sayings, classes, everyday, fillers }: Lexicon): Patterns {
  const stemOf = remembered(stem);
  // Letters and digits are told apart as `tokenise` tells them: "a1c" is three words side by side.
  const atomOf = remembered((part) => (part.match(/[a-z]+|\d+/g) ?? []).map(stemOf).join(' '));
  const names = new Map<string, string[]>();
  const words = new Map<string, number>();
  const frequency = new Map<string, number>();

  for (const [name, terms] of Object.entries(classes)) {
    for (const term of splitOn(terms, /\s+/)) {
      countWords(words, term);
      addOnce(names, atomOf(term), `@${name}`);
    }
  }
  /** The atom of a word of a phrase, which is counted and, where it is a class, checked. */
  const readAtom = (part: string): string => {
    const atom = part.startsWith('@') ? part : atomOf(part);
    const before = frequency.get(atom);
    frequency.set(atom, (before ?? 0) + 1);
    if (atom !== part || !part.startsWith('@')) countWords(words, part);
    if (before !== undefined) return atom;
    if (!atom.startsWith('@')) addOnce(names, atom, atom);
    else if (!Object.hasOwn(classes, atom.slice(1))) throw new Error(`no word class ${atom}`);
    return atom;
  };
  const patterns: (Pattern & { readonly atoms: string[] })[] = [];
  for (const saying of sayings) {
    for (const source of splitOn(saying.says, /[,\n]/)) {
      const atoms: string[] = [];
      let excluded: string[] | undefined;
      for (const part of source.split(' ')) {
        if (part.startsWith('!')) (excluded ??= []).push(readAtom(part.slice(1)));
        else if (part !== '') atoms.push(readAtom(part));
      }
      patterns.push({ saying, source, atoms, excluded: excluded ?? none });
    }
  }
  const byAnchor = new Map<string, Pattern[]>();
  for (const pattern of patterns) {
    bringRarestForward(pattern.atoms, frequency);
    const [anchor] = pattern.atoms;
    if (anchor !== undefined) pushTo(byAnchor, anchor, pattern);
  }
  let hints: Hints | undefined;
  const readHints = (): Hints => {
    const everydayStems = new Set([...everyday].map(stemOf));
    const fillerStems = new Set([...fillers].map(stemOf));
    return deriveHints(patterns, {
      isEveryday: (atom) => atom.split(' ').every((part) => everydayStems.has(part)),
      isFiller: (atom) => atom.split(' ').every((part) => fillerStems.has(part)),
    });
  };
  return { byAnchor, atomsByStem: groupByFirstStem(names), words, hints: () => (hints ??= readHints()) };
}

const none: readonly string[] = [];

/** The rarest atom is looked up first, so that few phrases have to be tried. */
function bringRarestForward(atoms: string[], frequency: ReadonlyMap<string, number>): void {
  let rarest = 0;
  if (atoms.length < 2) return;
  for (let index = 1; index < atoms.length; index += 1) {
    if ((frequency.get(atoms[index] ?? '') ?? 0) < (frequency.get(atoms[rarest] ?? '') ?? 0)) rarest = index;
  }
  const [first = '', chosen = ''] = [atoms[0], atoms[rarest]];
  atoms[rarest] = first;
  atoms[0] = chosen;
}

function groupByFirstStem(names: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly Atom[]> {
  const grouped = new Map<string, Atom[]>();
  for (const [key, owners] of names) {
    const stems = key.split(' ');
    const [first = key] = stems;
    pushTo(grouped, first, { stems, names: owners });
  }
  return grouped;
}

function countWords(words: Map<string, number>, term: string): void {
  if (!term.includes('_')) {
    words.set(term, (words.get(term) ?? 0) + 1);
    return;
  }
  for (const word of term.split('_')) words.set(word, (words.get(word) ?? 0) + 1);
}

function addOnce(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else if (!list.includes(value)) list.push(value);
}

function pushTo<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}

function splitOn(text: string, separator: RegExp): string[] {
  const parts: string[] = [];
  for (const part of text.split(separator)) {
    const trimmed = part.trim();
    if (trimmed !== '') parts.push(trimmed);
  }
  return parts;
}

function remembered(compute: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const found = compute(word);
    known.set(word, found);
    return found;
  };
}
