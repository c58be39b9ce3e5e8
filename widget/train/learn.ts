import type { Feature } from '@front-door/shared/learning/features';
import { learn, type Example } from '@front-door/shared/learning/logistic';
import { hashedKey, writeColumns, type HashedWeights } from '@front-door/shared/learning/hashed';
import { hashOf, isMark, scaleOf } from '@front-door/shared/learning/weights';
import type { LabelledMessage, OrdinaryMessage } from '../eval/messages';
import { emergencyLines } from '../src/safety/decide';
import type { Understood } from '../src/safety/understand';

/** A labelled message, understood. */
export interface Lesson extends Pick<LabelledMessage, 'lines' | 'writer'> {
  readonly features: readonly Feature[];
  /** The emergencies whose rules it fulfils. */
  readonly found: Understood['found'];
  /** An ordinary message, which looks like no emergency. */
  readonly ordinary: boolean;
}

/** How what was learned is made small; docs/decisions tells what it costs. */
const size = {
  /** A feature must stand in so many messages, else it is chance; what sets ordinary ones apart stands in many. */
  fewest: { emergency: 2, unusual: 5, line: 2 },
  /** Weights are stored as whole numbers of this. */
  unit: 0.88,
  /** How many bits of a feature's hash are kept. */
  bits: 16,
  /** Weights below so many units are left out: in each column as many as it can do without. */
  smallest: { emergency: 1, unusual: 3, line: 3 },
} as const;

/** A message that tells nothing is calm: so many of a hundred messages are learned to be empty. */
const emptyShare = 0.08;
const emptyLesson: Lesson = { lines: [], writer: '', features: [['m 0', 0.7]], found: [], ordinary: true };
/** In so many orders the examples are learned. */
const orders = 8;
/** Plain sentences that everybody would say must not be lost among thousands of others: each counts three times. */
const plainest: ReadonlySet<string> = new Set(['core']);
const settings = { classes: 2, rounds: 12, step: 0.2, decay: 1.5e-3 };

/** Lessons of labelled messages, and of ordinary ones, which are calm. */
export function lessonsOf(
  messages: readonly LabelledMessage[],
  ordinary: readonly OrdinaryMessage[],
  understand: (message: string) => Understood,
): readonly Lesson[] {
  return [
    ...messages.map(({ message, lines, writer }) => ({
      lines,
      writer,
      ...learnedOf(understand(message)),
      ordinary: false,
    })),
    ...ordinary
      .map(({ message, writer }) => ({ lines: [], writer, ...learnedOf(understand(message)), ordinary: true }))
      // Nobody labelled these: one that a rule takes for an emergency may be one.
      .filter(({ found }) => found.length === 0),
  ];
}

const learnedOf = ({ features, found }: Understood) => ({ features, found });

/** Tells lessons apart from those of other messages, or of the same messages read otherwise. */
export function fingerprintOf(lessons: readonly Lesson[]): string {
  let hash = hashOf(JSON.stringify([size, settings, emptyShare]));
  for (const { lines, features } of lessons) hash = hashOf(JSON.stringify([lines, features]), hash);
  return hash.toString(16);
}

/**
 * Learns the columns: how far an emergency is from its calm look-alikes, from the labelled messages; how far from
 * ordinary messages; and which lines it needs, from emergencies only. One column for both kinds of calm would tell either
 * worse. The same lessons in the same order give the same bytes.
 */
export function learnFrom(lessons: readonly Lesson[]): HashedWeights {
  const { unit, bits, smallest } = size;
  // That a message shows which a certain rule decides needn't be learned: it would only make other short ones alarm.
  const labelled = lessons.filter((lesson) => !lesson.ordinary && !isDecided(lesson));
  const emergencies = labelled.filter(isEmergency);
  const empty = Array.from({ length: Math.round(labelled.length * emptyShare) }, () => emptyLesson);
  const fits = [
    fitOne([...labelled, ...empty], 'emergency', isEmergency),
    fitOne([...emergencies, ...empty, ...lessons.filter(({ ordinary }) => ordinary)], 'unusual', isEmergency),
    ...emergencyLines.map((line) => fitOne(emergencies, 'line', ({ lines }) => lines.includes(line))),
  ];
  return {
    unit,
    bits,
    bias: fits.map(({ before }) => Math.round(before * 1000) / 1000),
    ...writeColumns(
      fits.map(({ weights, column }) => {
        const whole = [...weights].map(([key, weight]): [number, number] => [key, Math.round(weight / unit)]);
        return new Map(whole.filter(([, weight]) => Math.abs(weight) >= smallest[column]));
      }),
    ),
  };
}

const isDecided = ({ lines, found }: Lesson) => lines.length > 0 && found.some(({ certain }) => certain === true);
const isEmergency = ({ lines }: Lesson) => lines.length > 0;

/** Learns to tell some lessons from the others; features that share a key are one. */
function fitOne(lessons: readonly Lesson[], column: keyof typeof size.fewest, is: (lesson: Lesson) => boolean) {
  const { bits } = size;
  // A pair of words that stands in two messages is more often chance than a single one.
  const fewest = (name: string) => size.fewest[column] + (name.startsWith('p ') ? 1 : 0);
  const counts = new Map<string, number>();
  for (const { features } of lessons) for (const [name] of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  const places = new Map<number, number>();
  for (const [name, count] of counts) {
    const key = hashedKey(name, bits);
    if (count >= fewest(name) && !places.has(key)) places.set(key, places.size);
  }
  const examples = lessons.map((lesson): Example => {
    const scale = scaleOf(lesson.features);
    const known = lesson.features.flatMap(([name, value]) => {
      const place = (counts.get(name) ?? 0) < fewest(name) ? undefined : places.get(hashedKey(name, bits));
      return place === undefined ? [] : [{ place, value: isMark(name) ? value : value * scale }];
    });
    const yes = is(lesson) ? 1 : 0;
    return {
      features: Int32Array.from(known, ({ place }) => place),
      values: Float64Array.from(known, ({ value }) => value),
      target: Float64Array.of(1 - yes, yes),
      weight: plainest.has(lesson.writer) ? 3 : 1,
    };
  });
  // In another order the same examples give somewhat other weights; their mean depends less on chance.
  const learned = Array.from({ length: orders }, (_, order) => {
    const first = Math.floor((order * examples.length) / orders);
    return learn([...examples.slice(first), ...examples.slice(0, first)], { ...settings, features: places.size });
  });
  const difference = (place: number) =>
    learned.reduce((sum, weights) => sum + (weights[2 * place + 1] ?? 0) - (weights[2 * place] ?? 0), 0) / orders;
  return {
    column,
    weights: new Map([...places].map(([key, place]) => [key, difference(place)])),
    before: difference(places.size),
  };
}
