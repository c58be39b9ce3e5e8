import { treatmentAt, treatments, type TreatmentPath } from '@front-door/shared/catalogue/treatments';
import type { SearchSuggestion } from '@front-door/shared/contract/search';
import { readLine } from './calibration';
import { readDictionary } from './dictionary';
import { bytesOf } from '@front-door/shared/learning/weights';
import { readComplaintModel, type Artefact, type Model } from './model';
import { rank, type Ranking } from './rank';
import { isCode } from './scope';
import { createSpeller, type Speller } from './spelling';
import { understand, withMattersApart, type Understood } from './understand';
import { misspellings } from './vocabulary/misspellings';
import { vocabularyWords } from './vocabulary/vocabulary';

/** A message, how it was read and ranked, and the answer. */
export interface Answer {
  readonly understood: Understood;
  readonly ranking: Ranking;
  /** Best first. */
  readonly suggestions: readonly SearchSuggestion[];
}

/** What answers messages with what was learned. */
export interface Engine {
  readonly spell: Speller;
  readonly model: Model;
  readonly answer: (message: string) => Answer;
}

/** The most suggestions in an answer. */
const mostAnswers = 8;
/** A suggestion scores at most this share of the one before it, so that no two tie. */
const belowBefore = 0.95;
/** What speaks for an entry less than this share of what speaks for the first is chance. */
const leastOfBest = 0.03;
/** Candidates this unlikely are not worth an answer. */
const leastScore = 0.02;

/** Makes the engine out of what `npm run train:search` wrote. */
export function createEngine(artefact: Artefact): Engine {
  const spell = spellerOf(artefact);
  const model = readComplaintModel(artefact);
  return {
    spell,
    model,
    answer: (message) => {
      const understood = withMattersApart(understand(isCode(message) ? '' : message, spell));
      const ranking = namedFirst(message, rank(understood, model));
      return { understood, ranking, suggestions: suggestionsOf(ranking, artefact.calibration) };
    },
  };
}

/** The speller that reads unknown words as words of the vocabulary or of the labelled messages. */
export function spellerOf({ dictionary, words }: Pick<Artefact, 'dictionary' | 'words'>): Speller {
  const counts = new Map<string, number>();
  for (const pair of words.split(' ')) {
    const [word = '', count = '1'] = pair.split(':');
    counts.set(word, Number(count));
  }
  for (const word of vocabularyWords) if (!counts.has(word)) counts.set(word, 3);
  return createSpeller(counts, readDictionary(bytesOf(dictionary)), misspellings);
}

const entriesByName = new Map(treatments.map(({ name, path }) => [name.toLowerCase(), path]));

/** A message that is an entry's name, as a tester types or a page was called, is about that entry. */
function namedFirst(message: string, ranking: Ranking): Ranking {
  const path = entriesByName.get(message.trim().toLowerCase());
  if (path === undefined) return ranking;
  const others = ranking.candidates.filter((one) => one.path !== path);
  return { ...ranking, none: 0, candidates: [{ path, raw: 1 }, ...others] };
}

/** Candidates as suggestions: scores that mean how often such a suggestion is right, falling from first to last. */
function suggestionsOf(
  { candidates, none }: Ranking,
  { first, later }: Artefact['calibration'],
): readonly SearchSuggestion[] {
  let ceiling = 1;
  const [best] = candidates;
  const likely = candidates.filter(({ raw }) => raw >= (best?.raw ?? 0) * leastOfBest);
  return likely.slice(0, mostAnswers).flatMap(({ path, raw }, order): SearchSuggestion[] => {
    const score = Math.min(ceiling, readLine(order === 0 ? first : later, raw * (1 - none)));
    ceiling = score * belowBefore;
    return score < leastScore ? [] : [suggestion(path, score)];
  });
}

function suggestion(path: TreatmentPath, score: number): SearchSuggestion {
  return { name: treatmentAt(path).name, path, score: Math.round(score * 1000) / 1000 };
}
