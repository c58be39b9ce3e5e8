import { deriveHints, type Hints } from './hints';
import { stem, type Token } from './text';
import type { Saying, WordClasses } from './lexicon/lexicon.types';

/** A word, a class or words side by side, found in a message. */
interface Hit {
  readonly start: number;
  /** One past the last token. */
  readonly end: number;
}

interface Pattern {
  readonly saying: Saying;
  readonly source: string;
  /** Atoms that must all be there, the rarest of the lexicon first. */
  readonly atoms: readonly string[];
  readonly excluded: readonly string[];
}

/** A phrase of the lexicon found in a message. */
export interface Match {
  readonly saying: Saying;
  /** The phrase as the lexicon writes it. */
  readonly phrase: string;
  /** Indexes of the tokens that make it up, ascending. */
  readonly tokens: readonly number[];
  /** 0 to 1: words close together and correctly spelt make 1. */
  readonly strength: number;
}

export interface Patterns {
  /** Patterns by their rarest atom. */
  readonly byAnchor: ReadonlyMap<string, readonly Pattern[]>;
  /** The atoms that begin at a stem: the stem runs they need, and the names they go by. */
  readonly atomsByStem: ReadonlyMap<string, readonly Atom[]>;
  /** Every word that the lexicon knows, as written, and in how many phrases or classes it stands. */
  readonly words: ReadonlyMap<string, number>;
  readonly hints: Hints;
}

interface Atom {
  readonly stems: readonly string[];
  readonly names: readonly string[];
}

/** Reads the lexicon into what `findMatches` works with. */
export function compilePatterns(
  sayings: readonly Saying[],
  classes: WordClasses,
  everyday: ReadonlySet<string>,
  fillers: ReadonlySet<string>,
): Patterns {
  const names = new Map<string, Set<string>>();
  const words = new Map<string, number>();
  const count = (word: string) => words.set(word, (words.get(word) ?? 0) + 1);
  const learn = (term: string, name: string) => {
    const parts = term.split('_');
    for (const part of parts) count(part);
    const key = parts.map(stem).join(' ');
    names.set(key, (names.get(key) ?? new Set()).add(name));
  };
  for (const [name, terms] of Object.entries(classes)) {
    for (const term of splitOn(terms, /\s+/)) learn(term, `@${name}`);
  }
  const patterns = sayings.flatMap((saying) => splitOn(saying.says, /[,\n]/).map((source) => parse(saying, source)));
  const frequency = new Map<string, number>();
  for (const pattern of patterns) {
    for (const atom of [...pattern.atoms, ...pattern.excluded]) {
      frequency.set(atom, (frequency.get(atom) ?? 0) + 1);
      if (atom.startsWith('@')) {
        if (!Object.hasOwn(classes, atom.slice(1))) throw new Error(`no word class ${atom} (in "${pattern.source}")`);
      } else {
        names.set(atom, (names.get(atom) ?? new Set()).add(atom));
      }
    }
    for (const word of pattern.source.split(/[\s_!]+/)) if (word !== '' && !word.startsWith('@')) count(word);
  }
  const byAnchor = new Map<string, Pattern[]>();
  for (const pattern of patterns) {
    const atoms = [...pattern.atoms].sort((a, b) => (frequency.get(a) ?? 0) - (frequency.get(b) ?? 0));
    const [anchor] = atoms;
    if (anchor !== undefined) byAnchor.set(anchor, [...(byAnchor.get(anchor) ?? []), { ...pattern, atoms }]);
  }
  const fillerStems = new Set([...fillers].map(stem));
  const everydayStems = new Set([...everyday].map(stem));
  const hints = deriveHints(
    patterns,
    (atom) => atom.split(' ').every((part) => everydayStems.has(part)),
    (atom) => atom.split(' ').every((part) => fillerStems.has(part)),
  );
  return { byAnchor, atomsByStem: groupByFirstStem(names), words, hints };
}

function groupByFirstStem(names: ReadonlyMap<string, ReadonlySet<string>>): ReadonlyMap<string, readonly Atom[]> {
  const grouped = new Map<string, Atom[]>();
  for (const [key, owners] of names) {
    const stems = key.split(' ');
    const [first] = stems;
    if (first !== undefined) grouped.set(first, [...(grouped.get(first) ?? []), { stems, names: [...owners] }]);
  }
  return grouped;
}

function splitOn(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function atomOf(part: string): string {
  return part.startsWith('@') ? part : part.split('_').map(stem).join(' ');
}

function parse(saying: Saying, source: string): Pattern {
  const parts = source.split(/\s+/);
  return {
    saying,
    source,
    atoms: parts.filter((part) => !part.startsWith('!')).map(atomOf),
    excluded: parts.filter((part) => part.startsWith('!')).map((part) => atomOf(part.slice(1))),
  };
}

/** Every place where an atom of the lexicon stands in the message. */
function findAtoms(tokens: readonly Token[], patterns: Patterns): ReadonlyMap<string, readonly Hit[]> {
  const hits = new Map<string, Hit[]>();
  for (const [start, token] of tokens.entries()) {
    for (const atom of patterns.atomsByStem.get(token.stem) ?? []) {
      const matches = atom.stems.every((part, offset) => tokens[start + offset]?.stem === part);
      if (!matches) continue;
      for (const name of atom.names) {
        const found = hits.get(name);
        const hit = { start, end: start + atom.stems.length };
        if (found === undefined) hits.set(name, [hit]);
        else found.push(hit);
      }
    }
  }
  return hits;
}

/** The words of the message that hint at an entry, each as a weak match of its own. */
export function findHints(tokens: readonly Token[], patterns: Patterns): readonly Match[] {
  return [...findAtoms(tokens, patterns)].flatMap(([name, places]) => {
    const points = patterns.hints.get(name);
    const [place] = places;
    if (points === undefined || place === undefined) return [];
    return [{ saying: { id: `hint ${name}`, says: name, points }, phrase: name, tokens: range(place), strength: 1 }];
  });
}

/** How many words may stand between the words of a phrase. */
const mostFillers = 7;
/** The most places of one phrase that are looked at, so that repetition costs nothing. */
const mostPlaces = 12;

/** Finds the phrases of the lexicon in a message; `trust` tells how sure the spelling of a token is. */
export function findMatches(
  tokens: readonly Token[],
  patterns: Patterns,
  trust: (token: number) => number,
): readonly Match[] {
  const hits = findAtoms(tokens, patterns);
  const sentences = sentenceOf(tokens);
  const matches: Match[] = [];
  for (const [name, places] of hits) {
    for (const pattern of patterns.byAnchor.get(name) ?? []) {
      if (!pattern.atoms.every((atom) => hits.has(atom))) continue;
      for (const place of places.slice(0, mostPlaces)) {
        const found = gather(pattern, place, hits, sentences);
        if (found === undefined) continue;
        const strength = closeness(found, tokens) * Math.min(...found.map(trust));
        matches.push({ saying: pattern.saying, phrase: pattern.source, tokens: found, strength });
      }
    }
  }
  return matches;
}

function sentenceOf(tokens: readonly Token[]): readonly number[] {
  let sentence = 0;
  return tokens.map((token) => (token.gap === 'sentence' ? ++sentence : sentence));
}

function gather(
  pattern: Pattern,
  anchor: Hit,
  hits: ReadonlyMap<string, readonly Hit[]>,
  sentences: readonly number[],
): readonly number[] | undefined {
  const sentence = sentences[anchor.start];
  const used = new Set(range(anchor));
  for (const atom of pattern.atoms.slice(1)) {
    const nearest = nearestFree(hits.get(atom) ?? [], anchor, used, (hit) => sentences[hit.start] === sentence);
    if (nearest === undefined) return undefined;
    for (const token of range(nearest)) used.add(token);
  }
  const clash = pattern.excluded.some((atom) =>
    hits.get(atom)?.some((hit) => sentences[hit.start] === sentence && !used.has(hit.start)),
  );
  if (clash) return undefined;
  const found = [...used].sort((a, b) => a - b);
  const span = (found.at(-1) ?? 0) - (found[0] ?? 0) + 1;
  return span - found.length <= mostFillers ? found : undefined;
}

function nearestFree(
  places: readonly Hit[],
  anchor: Hit,
  used: ReadonlySet<number>,
  allowed: (hit: Hit) => boolean,
): Hit | undefined {
  let best: Hit | undefined;
  let least = Infinity;
  for (const hit of places) {
    const distance = Math.abs(hit.start - anchor.start);
    if (distance >= least || !allowed(hit) || range(hit).some((token) => used.has(token))) continue;
    best = hit;
    least = distance;
  }
  return best;
}

function range({ start, end }: Hit): readonly number[] {
  return Array.from({ length: end - start }, (_, offset) => start + offset);
}

const gapCost: Readonly<Record<Token['gap'], number>> = {
  none: 1,
  comma: 0.8,
  joined: 0.85,
  contrast: 0.5,
  sentence: 0,
};

/** 1 for words side by side, less for each word between them and for each pause. */
function closeness(found: readonly number[], tokens: readonly Token[]): number {
  const first = found[0] ?? 0;
  const last = found.at(-1) ?? first;
  let value = 0.95 ** Math.max(0, last - first + 1 - found.length - 1);
  for (const token of tokens.slice(first + 1, last + 1)) value *= gapCost[token.gap];
  return value;
}
