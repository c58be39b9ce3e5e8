import type { Pattern, Patterns } from './compile';
import type { Saying } from './lexicon/lexicon.types';
import type { Token } from './text';

/** Where a word, a word of a class, or words side by side stand in a message. */
interface Hit {
  readonly start: number;
  /** One past the last token. */
  readonly end: number;
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
  const hints = patterns.hints();
  return [...findAtoms(tokens, patterns)].flatMap(([name, places]) => {
    const points = hints.get(name);
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
