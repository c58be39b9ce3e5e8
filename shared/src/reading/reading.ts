import { readClauses, type Clause, type Whose } from './clauses';
import { cueFinder, type CueFinder } from './cues';
import { readDenials, type Denial, type Denied } from './denials';
import { languageOf, type MessageLanguage } from './language';
import { readQuantities, type Quantity } from './quantities';
import { readLosses } from './losses';
import { readPast } from './past';
import { partAt } from './places';
import { splitWords, type Word } from './words';

/** When something told is so: now, or long ago, or not at all (see `Denial`). */
export type When = 'now' | 'past' | Denial;

/** A message as it is understood before anything is made of it. */
export interface Reading {
  readonly language: MessageLanguage;
  readonly words: readonly Word[];
  readonly clauses: readonly Clause[];
  /** For each word, whom its clause tells of. */
  readonly whose: readonly Whose[];
  /** For each word, when what it tells is so. */
  readonly when: readonly When[];
  /** For each word, what takes it back, where something does. */
  readonly denied: readonly (Denied | undefined)[];
  readonly quantities: readonly Quantity[];
}

/** A concept found in a message: which words tell it, of whom, and when. */
export interface Finding<Concept extends string = string> {
  readonly concept: Concept;
  readonly start: number;
  /** One past its last word. */
  readonly end: number;
  readonly whose: Whose;
  readonly when: When;
  /** Index of its clause. */
  readonly clause: number;
}

/**
 * Reads a message in English or Spanish: its words, its clauses, whom each tells of, when it is so, and its numbers.
 * Pure, and bounded in time whatever comes: of very long texts the beginning and the end are read.
 */
export function readMessage(message: string): Reading {
  return readWords(splitWords(message), message);
}

/** Reads words that are already split, after their spelling was put right, say. */
export function readWords(words: readonly Word[], message: string): Reading {
  const quantities = readQuantities(words);
  const clauses = readClauses(words, quantities);
  const losses = readLosses(words);
  const denied = readDenials(words, losses);
  const past = readPast(words, clauses, quantities, losses);
  const whose: Whose[] = [];
  for (const clause of clauses)
    for (let index = clause.start; index < clause.end; index += 1) whose[index] = clause.whose;
  return {
    language: languageOf(words, message),
    words,
    clauses,
    whose,
    when: words.map((_, index) => denied[index]?.by ?? (past[index] === true ? 'past' : 'now')),
    denied,
    quantities,
  };
}

/** Makes a finder of the concepts of a vocabulary: for each concept its words, as `cueFinder` takes them. */
export function conceptFinder<Concept extends string>(
  vocabulary: Readonly<Record<Concept, string>>,
): (reading: Reading) => readonly Finding<Concept>[] {
  const find: CueFinder<Concept> = cueFinder(vocabulary);
  return (reading) =>
    find(reading.words).map(({ start, end, means }) => ({
      concept: means,
      start,
      end,
      whose: reading.whose[start] ?? 'self',
      // A concept whose own words deny ("cannot breathe") is not denied by them.
      when: whenOf(reading, start, end),
      clause: partAt(reading.clauses, start),
    }));
}

function whenOf({ when, denied }: Reading, start: number, end: number): When {
  for (let index = end - 1; index >= start; index -= 1) {
    const by = denied[index];
    if (by !== undefined && by.cue.start >= start && by.cue.end <= end) continue;
    if (when[index] !== 'now') return when[index] ?? 'now';
  }
  return 'now';
}
