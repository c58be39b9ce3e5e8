import { treatmentAt, type TreatmentPath } from '@front-door/shared/catalogue/treatments';
import type { SearchSuggestion } from '@front-door/shared/contract/search';
import { compilePatterns } from './compile';
import { readDurations, type Duration } from './duration';
import { weigh, type Denied, type Evidence } from './evidence';
import { commonWords } from './lexicon/commonWords';
import { classes, sayings } from './lexicon/lexicon';
import { fillers } from './lexicon/fillers';
import { misspellings } from './lexicon/misspellings';
import { knownElsewhere, withPeople } from './lexicon/vocabulary';
import { readCauses, readDenials } from './negation';
import { findHints, findMatches } from './matching';
import { rank, type Candidate } from './ranking';
import { readScope, withoutMarkup, type ScopeReason } from './scope';
import { createSpeller, type SpelledToken } from './spelling';
import { tokenise } from './text';
import { readWho, type Sex } from './who';

/** How a message was read, and what follows from it. */
export interface Explanation {
  /** Best first. */
  readonly suggestions: readonly SearchSuggestion[];
  readonly tokens: readonly SpelledToken[];
  /** What speaks for each suggestion. */
  readonly evidence: Readonly<Partial<Record<TreatmentPath, readonly Evidence[]>>>;
  readonly denied: readonly Denied[];
  readonly child: boolean;
  readonly sex: Sex | undefined;
  readonly durations: readonly Duration[];
  /** Why the message is no complaint, where it is none. */
  readonly outOfScope: ScopeReason | undefined;
}

/** The most suggestions in an answer. */
const mostAnswers = 8;
/** Candidates this unlikely are not worth an answer. */
const leastScore = 0.02;

const patterns = compilePatterns({ sayings, classes, everyday: commonWords, fillers });
const spell = createSpeller(withPeople(patterns.words), new Set([...commonWords, ...knownElsewhere]), misspellings);

/** Reads a message and tells how: the words as understood, who, how long, what is denied, and the answer. */
export function explain(message: string): Explanation {
  const tokens = spell(tokenise(withoutMarkup(message)));
  const scope = readScope(message, tokens);
  const who = readWho(tokens);
  const durations = readDurations(tokens, who.ages);
  const matches = findMatches(tokens, patterns, (token) => tokens[token]?.trust ?? 1);
  const reading = { tokens, denials: readDenials(tokens), causes: readCauses(tokens), who, scope };
  const told = weigh(matches, reading);
  const { evidence, denied } = told.evidence.some(isClear)
    ? told
    : weigh([...matches, ...findHints(tokens, patterns)], reading);
  const candidates = scope.blocked === undefined ? rank(evidence, denied, durations, who.sex) : [];
  const kept = candidates.slice(0, mostAnswers);
  return {
    suggestions: kept.flatMap(suggestion),
    tokens,
    evidence: Object.fromEntries(kept.map((candidate) => [candidate.path, candidate.evidence])),
    denied,
    child: who.hasChild,
    sex: who.sex,
    durations,
    outOfScope: scope.blocked,
  };
}

/** Evidence clear enough to need no hints. */
function isClear({ points, strength }: Evidence): boolean {
  return strength * Math.max(...Object.values(points)) >= 0.5;
}

function suggestion({ path, value }: Candidate): SearchSuggestion[] {
  const score = Math.round(Math.min(1, value) * 1000) / 1000;
  return score < leastScore ? [] : [{ name: treatmentAt(path).name, path, score }];
}
