import type { TreatmentPath } from '@front-door/shared/catalogue/treatments';
import type { SearchSuggestion } from '@front-door/shared/contract/search';
import type { Whose } from '@front-door/shared/reading/clauses';
import type { When } from '@front-door/shared/reading/reading';
import { complaintOf, complaints, type Complaint } from './complaints';
import { engine } from './learned/engine';
import type { Answer } from './engine';
import type { JudgedUnit } from './judge';
import type { Ranking } from './rank';
import type { ScopeReason } from './scope';
import type { Sex } from './sex';
import { featuresOfUnits, type Understood } from './understand';
import type { Concept } from './vocabulary/vocabulary';

/** A concept that a message tells, in its own words. */
export interface ToldConcept {
  readonly text: string;
  readonly concept: Concept;
  readonly when: When;
}

/** Why a part of a message has no say in the answer. */
export type Silence = ScopeReason | 'no-complaint' | 'somebody-else' | 'animal' | 'thing';

/** A part of a message, whom it tells of, and what the model makes of it. */
export interface ExplainedUnit {
  readonly text: string;
  readonly whose: Whose;
  readonly concepts: readonly ToldConcept[];
  /** Words that are told as over, denied, doubted, feared or past, with how. */
  readonly notNow: readonly { readonly text: string; readonly when: When }[];
  readonly silent: Silence | undefined;
  /** The likeliest complaints by the model's reading of this part alone, 0 to 1. */
  readonly likeliest: readonly { readonly complaint: Complaint; readonly share: number }[];
}

/** How a message was read, and what follows from it. */
export interface Explanation {
  /** Best first. */
  readonly suggestions: readonly SearchSuggestion[];
  readonly units: readonly ExplainedUnit[];
  /** What the model adds for each suggestion: the words, pairs and concepts that speak most for it. */
  readonly evidence: Readonly<
    Partial<Record<TreatmentPath, readonly { readonly feature: string; readonly weight: number }[]>>
  >;
  /** The words as they were read; the features of the model are made of their stems. */
  readonly words: readonly string[];
  /** Words as typed and as read, where they differ. */
  readonly respelled: readonly { readonly typed: string; readonly read: string }[];
  /** How likely the patient is a child, 0 to 1. */
  readonly childShare: number;
  readonly sex: Sex | undefined;
  /** Spans of time told, in days. */
  readonly days: readonly number[];
  /** How likely it is that the message is no complaint, 0 to 1. */
  readonly none: number;
}

/** How many complaints of a part, and reasons of a suggestion, are told. */
const mostTold = 4;

/** Reads a message and tells how: its parts, whom each tells of and when, how the model judges them, and the answer. */
export function explain(message: string): Explanation {
  const answer = engine().answer(message);
  const { understood, ranking, suggestions } = answer;
  return {
    suggestions,
    units: understood.units.map((unit) =>
      explainUnit(
        understood,
        unit,
        ranking.units.find((judged) => judged.start === unit.start),
      ),
    ),
    evidence: Object.fromEntries(suggestions.map(({ path }) => [path, evidenceFor(answer, path as TreatmentPath)])),
    words: understood.words.map(({ text }) => text),
    respelled: understood.words
      .filter(({ typed, text }) => typed !== text)
      .map(({ typed, text }) => ({ typed, read: text })),
    childShare: ranking.childShare,
    sex: understood.sex,
    days: understood.reading.quantities.flatMap((quantity) => (quantity.kind === 'duration' ? [quantity.days] : [])),
    none: ranking.none,
  };
}

function textOf({ words }: Understood, start: number, end: number): string {
  return words
    .slice(start, end)
    .map(({ typed }) => typed)
    .join(' ');
}

function explainUnit(
  understood: Understood,
  { start, end, whose }: { start: number; end: number; whose: Whose },
  judged: JudgedUnit | undefined,
): ExplainedUnit {
  const { findings, reading } = understood;
  const notNow = reading.words.flatMap(({ text }, index) => {
    const when = reading.when[index] ?? 'now';
    return index >= start && index < end && when !== 'now' ? [{ text, when }] : [];
  });
  return {
    text: textOf(understood, start, end),
    whose,
    concepts: findings
      .filter((finding) => finding.start >= start && finding.start < end)
      .map((finding) => ({
        text: textOf(understood, finding.start, finding.end),
        concept: finding.concept,
        when: finding.when,
      })),
    notNow,
    silent: silenceOf(whose, judged),
    likeliest: judged === undefined ? [] : likeliestOf(judged),
  };
}

function silenceOf(whose: Whose, judged: JudgedUnit | undefined): Silence | undefined {
  if (judged === undefined) return whose === 'thing' ? 'thing' : 'animal';
  if (judged.live) return undefined;
  return (
    judged.outOfScope ?? ((judged.shares[complaints.indexOf('none')] ?? 0) >= 0.5 ? 'no-complaint' : 'somebody-else')
  );
}

function likeliestOf({ shares }: JudgedUnit): ExplainedUnit['likeliest'] {
  return complaints
    .map((complaint, column) => ({ complaint, share: shares[column] ?? 0 }))
    .sort((a, b) => b.share - a.share)
    .slice(0, mostTold)
    .filter(({ share }) => share >= 0.02);
}

/** The features that speak most for an entry. */
function evidenceFor(
  { understood, ranking }: Answer,
  path: TreatmentPath,
): readonly { feature: string; weight: number }[] {
  const { model } = engine();
  const complaint = complaintOf(path);
  return featuresOfUnits(understood, saidUnits(ranking), ranking.childShare > 0.5, ranking.tookAll)
    .filter(([name]) => !name.startsWith('c '))
    .map(([name, value]) => ({ feature: name, weight: value * model.weightOf(name, complaint) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostTold);
}

function saidUnits({ units }: Ranking): readonly JudgedUnit[] {
  const live = units.filter((unit) => unit.live);
  return live.length > 0 ? live : units;
}
