import MiniSearch, { type SearchResult } from 'minisearch';
import { emergencyPhrases } from '@front-door/shared/catalogue/alsoKnownAs/emergencyPhrases';
import { edition } from '@front-door/shared/edition/en';
import { isPediatric, treatmentAt, type TreatmentPath } from '@front-door/shared/catalogue/treatments';
import { marked, phrases, type Phrase } from './phrases';
import type { FoundTreatment, SearchResults } from './search.types';
import { isChildWord, singular, typedWords } from './searchWords';
import { nearestWords, vocabularyOf } from './spelling';

/** So many results are shown. */
const mostResults = 8;
/** What scores less than this part of the best is not worth showing. */
const worthShowing = 0.3;

/** Where nothing else is found, words so long may have so many typos. */
const lengthOfLongWords = 9;
const typosInLongWords = 3;

const weightOf = {
  name: 1.5,
  other: 1.2,
  medicine: 1.2,
  category: 0.6,
  symptom: 0.5,
  emergency: 1,
} as const satisfies Record<Phrase['kind'], number>;

const index = new MiniSearch<Phrase>({
  fields: ['words'],
  extractField: (phrase, field) => (field === 'id' ? phrase.id : phrase.words.join(' ')),
  tokenize: (words) => words.split(' '),
  processTerm: (word) => word,
});
index.addAll(phrases);

/** Every word that some phrase has. */
const vocabulary: ReadonlySet<string> = new Set(phrases.flatMap(({ words }) => words));
const beginnings: ReadonlySet<string> = new Set(
  [...vocabulary].flatMap((word) => Array.from(word, (_, end) => word.slice(0, end + 1))),
);

/** What one typed word is looked up as. */
interface ReadWord {
  readonly typed: string;
  readonly as: readonly string[];
  /** No word of ours begins like that: it was read as those that are spelled most like it. */
  readonly isMended: boolean;
}

const comparable = vocabularyOf(vocabulary);
const mended = new Map<string, readonly string[]>();

function read(typed: string): ReadWord {
  const form = vocabulary.has(singular(typed)) ? singular(typed) : typed;
  if (beginnings.has(form)) return { typed, as: [form], isMended: false };
  let as = mended.get(typed);
  if (as === undefined) {
    as = nearestWords(typed, comparable);
    mended.set(typed, as);
  }
  return { typed, as, isMended: true };
}

/**
 * Searches the catalogue for what a visitor types. Nothing of it leaves this function: no address, storage or event.
 *
 * @param isOffered whether this visitor may see an entry.
 */
export function searchCatalogue(typed: string, isOffered: (path: TreatmentPath) => boolean): SearchResults {
  const words = typedWords(typed).map((word) => read(word));
  if (words.length === 1 && words[0]?.typed.length === 1) return byLetter(words[0].typed, isOffered);
  const results = lookUp(words);
  const emergency = emergencyLines(words, results);
  // Beside an emergency stands what is called just that, and nothing that merely shares a word with it.
  const found = ranked(words, results, isOffered, emergency.length > 0 ? 1 : 0);
  if (found.length > 0 || words.length === 0 || emergency.length > 0) return { emergency, found, isNearest: false };
  return { emergency, found: nearest(words, isOffered), isNearest: true };
}

/** One letter is the beginning of nearly everything: names alone are looked at. */
function byLetter(letter: string, isOffered: (path: TreatmentPath) => boolean): SearchResults {
  const found = phrases
    .filter(({ kind, words, path }) => kind === 'name' && path && isOffered(path) && words[0]?.startsWith(letter))
    .slice(0, mostResults)
    .flatMap(({ path }) => (path === undefined ? [] : [{ entry: treatmentAt(path), matched: undefined }]));
  return { emergency: [], found, isNearest: false };
}

function lookUp(words: readonly ReadWord[]): readonly SearchResult[] {
  return index.search(
    {
      combineWith: 'OR',
      queries: words.map(({ as }, place) => ({
        combineWith: 'OR',
        queries: [...as],
        prefix: true,
        weights: { prefix: place === words.length - 1 ? 0.7 : 0.5, fuzzy: 0 },
      })),
    },
    { boostDocument: (id) => weightOf[phraseAt(id).kind] },
  );
}

function phraseAt(id: unknown): Phrase {
  const phrase = phrases[id as number];
  if (phrase === undefined) throw new Error('the index knows a phrase that is not there');
  return phrase;
}

interface Score {
  readonly phrase: Phrase;
  readonly terms: readonly string[];
  readonly points: number;
}

/** Entries by their best phrase; what covers more of the typed words comes first. */
function ranked(
  words: readonly ReadWord[],
  results: readonly SearchResult[],
  isOffered: (path: TreatmentPath) => boolean,
  leastCoverage = 0,
): readonly FoundTreatment[] {
  const isMended = words.some((word) => word.isMended);
  const asksForChild = words.some(({ typed }) => isChildWord(typed));
  const best = new Map<TreatmentPath, Score>();
  for (const result of results) {
    const phrase = phraseAt(result.id);
    if (phrase.path === undefined || !isOffered(phrase.path)) continue;
    const isForChild = isPediatric(treatmentAt(phrase.path));
    const covered = words.filter(
      ({ as, typed }) => as.some((term) => result.queryTerms.includes(term)) || (isForChild && isChildWord(typed)),
    ).length;
    const coverage = covered / words.length;
    if (coverage < leastCoverage) continue;
    const isWhole = covered === words.length && phrase.length === words.length;
    const points =
      result.score *
      coverage ** 2 *
      (isWhole ? 2 : 1) *
      (1 - phrase.place / 100) *
      (isMended && phrase.language !== edition.language ? 0.6 : 1) *
      (isForChild === asksForChild ? 1 : isForChild ? 0.8 : 0.6);
    if (points > (best.get(phrase.path)?.points ?? 0)) best.set(phrase.path, { phrase, terms: result.terms, points });
  }
  const scores = [...best.entries()].sort(([, a], [, b]) => b.points - a.points);
  const least = (scores[0]?.[1].points ?? 0) * worthShowing;
  return scores
    .filter(([, { points }]) => points >= least)
    .slice(0, mostResults)
    .map(([path, { phrase, terms }]) => ({
      entry: treatmentAt(path),
      matched:
        phrase.kind === 'name' || phrase.kind === 'category'
          ? undefined
          : { parts: marked(phrase.text, new Set(terms)), language: phrase.language },
    }));
}

/**
 * Whom to call first. A phrase counts when each of its words was typed, the last one as far as it is typed by now; but not when
 * all that was typed is something longer and harmless: "poison ivy", "emergency contraception".
 */
function emergencyLines(words: readonly ReadWord[], results: readonly SearchResult[]): SearchResults['emergency'] {
  const last = words.at(-1);
  const typedWhole = (result: SearchResult) =>
    words.every(({ as, isMended }) => !isMended && as.some((term) => result.terms.includes(term)));
  const isHarmless = results.some((result) => phraseAt(result.id).path !== undefined && typedWhole(result));
  for (const result of results) {
    const { emergency, words: own, length } = phraseAt(result.id);
    const isTyped = own
      .slice(0, length)
      .every(
        (word) =>
          words.some(({ as }) => as.includes(word)) ||
          (last !== undefined && last.typed.length > 3 && last.as.some((term) => word.startsWith(term))),
      );
    if (emergency !== undefined && isTyped && (!isHarmless || words.length <= length))
      return emergencyPhrases[emergency]?.lines ?? [];
  }
  return [];
}

/**
 * Where no word is known: the entries whose words are spelled most like what was typed, long ones a little further off, and a
 * General Consult, which is for what has no page of its own.
 */
function nearest(words: readonly ReadWord[], isOffered: (path: TreatmentPath) => boolean): readonly FoundTreatment[] {
  const guesses = words
    .filter(({ typed }) => typed.length >= lengthOfLongWords)
    .map(({ typed }) => ({
      typed,
      as: nearestWords(typed, comparable, typosInLongWords),
      isMended: true,
    }));
  const consults = (['general-consult', 'general-consult-pediatric'] as const).filter(isOffered);
  return [
    ...ranked(guesses, lookUp(guesses), isOffered).slice(0, 3),
    ...consults.map((path) => ({ entry: treatmentAt(path), matched: undefined })),
  ].filter(({ entry }, place, all) => all.findIndex((other) => other.entry === entry) === place);
}
