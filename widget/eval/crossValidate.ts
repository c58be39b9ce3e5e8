import { decide } from '../src/safety/decide';
import { readChances } from '../src/safety/model';
import { learnFrom, type Lesson } from '../train/learn';
import { measureLines, type Measure } from './measure';
import type { LabelledMessage } from './messages';

/** Writers are held out in so many groups. */
const groups = 6;
/** Who is always learned from: the first writers, and grids that were generated, whose many short phrases would flatter. */
const always: ReadonlySet<string> = new Set(['first', 'grid', 'core']);

/** How messages of writers whom the model did not learn from are read. */
export interface CrossValidated {
  readonly all: Measure;
  readonly byLanguage: readonly (readonly [string, Measure])[];
  /** The share of ordinary messages that bring up a notice. */
  readonly ordinary: number;
}

/**
 * Learns without each group of writers in turn and reads theirs: what a new writer may expect. All writers but those of
 * `always` are held out once.
 */
export function crossValidate(lessons: readonly Lesson[], messages: readonly LabelledMessage[]): CrossValidated {
  const writers = [...new Set(lessons.map(({ writer }) => writer))].filter((writer) => !always.has(writer)).sort();
  const groupOf = new Map(writers.map((writer, index) => [writer, index % groups]));
  const read: { readonly needed: LabelledMessage['lines']; readonly lines: LabelledMessage['lines']; at: number }[] =
    [];
  const ordinary: boolean[] = [];
  for (let group = 0; group < groups; group += 1) {
    const isHeld = ({ writer }: Lesson) => groupOf.get(writer) === group;
    const chancesOf = readChances(learnFrom(lessons.filter((lesson) => !isHeld(lesson))));
    for (const [at, lesson] of lessons.entries()) {
      if (!isHeld(lesson)) continue;
      const { lines } = decide(lesson.found, chancesOf(lesson.features));
      if (at < messages.length) read.push({ needed: lesson.lines, lines, at });
      else ordinary.push(lines.length > 0);
    }
  }
  const languages = ['en', 'es', 'mixed'] as const;
  return {
    all: measureLines(read),
    byLanguage: languages.map((language) => [
      language,
      measureLines(read.filter(({ at }) => messages[at]?.language === language)),
    ]),
    ordinary: ordinary.filter(Boolean).length / ordinary.length,
  };
}
