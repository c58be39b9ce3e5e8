import { body } from './body';
import { conditions } from './condition';
import { events } from './event';
import { medicines } from './medicine';
import { sensations } from './sensation';
import { subjects } from './subject';

/** The classes of concepts. */
export type ConceptClass = 'body' | 'sensation' | 'event' | 'condition' | 'medicine' | 'subject';

const classes = {
  body,
  sensation: sensations,
  event: events,
  condition: conditions,
  medicine: medicines,
  subject: subjects,
} as const;

/** A thing that a message may tell, whatever the words or the language. */
export type Concept =
  | keyof typeof body
  | keyof typeof sensations
  | keyof typeof events
  | keyof typeof conditions
  | keyof typeof medicines
  | keyof typeof subjects;

/** Every concept with its words; see `cueFinder` for how they are written. */
export const vocabulary: Readonly<Record<Concept, string>> = Object.assign(
  {},
  ...Object.values(classes).toReversed(),
) as Record<Concept, string>;

/** The class of each concept. */
export const classOf = Object.fromEntries(
  Object.entries(classes).flatMap(([name, concepts]) => Object.keys(concepts).map((concept) => [concept, name])),
) as Readonly<Record<Concept, ConceptClass>>;

/** Every word that the vocabulary has, without the beginnings of words that stand for many. */
export const vocabularyWords: ReadonlySet<string> = new Set(
  Object.values(vocabulary).flatMap((runs) => runs.match(/[a-z]{3,}(?![a-z*])/g) ?? []),
);
