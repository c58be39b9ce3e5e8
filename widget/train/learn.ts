import type { Feature } from '@front-door/shared/learning/features';
import { learn, type Example } from '@front-door/shared/learning/logistic';
import { hashedKey, writeColumn, type HashedWeights } from '@front-door/shared/learning/hashed';
import { hashOf, isMark, scaleOf } from '@front-door/shared/learning/weights';
import type { LabelledMessage, OrdinaryMessage } from '../eval/messages';
import { emergencyLines } from '../src/safety/decide';
import type { Understood } from '../src/safety/understand';

/** A labelled message, understood. */
export interface Lesson extends Pick<LabelledMessage, 'lines' | 'writer'> {
  readonly features: readonly Feature[];
  /** The emergencies whose rules it fulfils. */
  readonly found: Understood['found'];
  /** How much it counts beside others. */
  readonly weight: number;
}

/** How what was learned is made small; see docs/decisions for what each costs. */
export interface Size {
  /** A feature must stand in so many messages, else it is chance. */
  readonly fewest: number;
  /** Weights are stored as whole numbers of this. */
  readonly unit: number;
  /** Weights below so many units are left out: of the emergency column, and of those of the lines. */
  readonly smallest: readonly [emergency: number, line: number];
  /** How many bits of a feature's hash are kept. */
  readonly bits: number;
}

export const size: Size = { fewest: 2, unit: 0.7, smallest: [1, 3], bits: 17 };

/**
 * How much an ordinary message counts beside one that was labelled. Without them every fifth ordinary complaint brought
 * up a notice; with more of them emergencies are missed.
 */
const ordinaryWeight = 0.3;
/** A message that tells nothing is calm: so many of a hundred messages are learned to be empty. */
const emptyShare = 0.03;
const emptyLesson: Lesson = { lines: [], writer: '', features: [['m 0', 0.7]], found: [], weight: 1 };
const settings = { classes: 2, rounds: 12, step: 0.2, decay: 1e-3 };

/** Lessons of labelled messages, and of ordinary ones, which are calm. */
export function lessonsOf(
  messages: readonly LabelledMessage[],
  ordinary: readonly OrdinaryMessage[],
  understand: (message: string) => Understood,
): readonly Lesson[] {
  return [
    ...messages.map(({ message, lines, writer }) => ({ lines, writer, ...learnedOf(understand(message)), weight: 1 })),
    ...ordinary.map(({ message, writer }) => ({
      lines: [],
      writer,
      ...learnedOf(understand(message)),
      weight: ordinaryWeight,
    })),
  ];
}

const learnedOf = ({ features, found }: Understood) => ({ features, found });

/** Tells lessons apart from those of other messages, or of the same messages read otherwise. */
export function fingerprintOf(lessons: readonly Lesson[]): string {
  let hash = hashOf(JSON.stringify([size, settings, emptyShare, ordinaryWeight]));
  for (const { lines, features } of lessons) hash = hashOf(JSON.stringify([lines, features]), hash);
  return hash.toString(16);
}

/**
 * Learns the columns: whether a message tells of an emergency, from all of them; and which lines an emergency needs,
 * from emergencies only. The same lessons in the same order give the same bytes.
 */
export function learnFrom(lessons: readonly Lesson[], { fewest, unit, smallest, bits }: Size = size): HashedWeights {
  const emergencies = lessons.filter(({ lines }) => lines.length > 0);
  const empty = Array.from({ length: Math.round(lessons.length * emptyShare) }, () => emptyLesson);
  const fits = [
    fitOne([...lessons, ...empty], ({ lines }) => lines.length > 0, fewest, bits),
    ...emergencyLines.map((line) => fitOne(emergencies, ({ lines }) => lines.includes(line), fewest, bits)),
  ];
  return {
    unit,
    bits,
    bias: fits.map(({ before }) => Math.round(before * 1000) / 1000),
    columns: fits.map(({ weights }, column) => {
      const least = smallest[column === 0 ? 0 : 1];
      const whole = [...weights].map(([key, weight]): [number, number] => [key, Math.round(weight / unit)]);
      return writeColumn(new Map(whole.filter(([, weight]) => Math.abs(weight) >= least)));
    }),
  };
}

/** Learns to tell some lessons from the others; features that share a key are one. */
function fitOne(lessons: readonly Lesson[], is: (lesson: Lesson) => boolean, fewest: number, bits: number) {
  const counts = new Map<string, number>();
  for (const { features, weight } of lessons)
    // Words that only ordinary messages have cost more than they tell.
    if (weight >= 1) for (const [name] of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  const places = new Map<number, number>();
  for (const [name, count] of counts) {
    const key = hashedKey(name, bits);
    if (count >= fewest && !places.has(key)) places.set(key, places.size);
  }
  const examples = lessons.map((lesson): Example => {
    const scale = scaleOf(lesson.features);
    const known = lesson.features.flatMap(([name, value]) => {
      const place = (counts.get(name) ?? 0) < fewest ? undefined : places.get(hashedKey(name, bits));
      return place === undefined ? [] : [{ place, value: isMark(name) ? value : value * scale }];
    });
    const yes = is(lesson) ? 1 : 0;
    return {
      features: Int32Array.from(known, ({ place }) => place),
      values: Float64Array.from(known, ({ value }) => value),
      target: Float64Array.of(1 - yes, yes),
      weight: lesson.weight,
    };
  });
  const learned = learn(examples, { ...settings, features: places.size });
  const difference = (place: number) => (learned[2 * place + 1] ?? 0) - (learned[2 * place] ?? 0);
  return {
    weights: new Map([...places].map(([key, place]) => [key, difference(place)])),
    before: difference(places.size),
  };
}
