import { complaints } from '../src/search/complaints';
import { isMark, keyOf, scaleOf, writeWeights, type StoredWeights } from '@front-door/shared/learning/weights';
import type { Lesson } from './examples';
import type { Feature } from '@front-door/shared/learning/features';
import { learn, readShares, type Example } from '@front-door/shared/learning/logistic';

/** A feature must stand in so many texts, else it is chance; runs of letters, of which there are many, in more. */
const fewest = 2;
const fewestOfLetters = 5;
/** The unit of the stored weights. */
const storedUnit = 0.4;
/** Weights below this many units are left out: they cost more than they tell. */
const smallestStored = 3;
/** The one column that tells a child is cheap, and misses its small weights. */
const smallestOfChild = 2;

/** What was learned, with all its digits. */
export type Learned = ReturnType<typeof learnAll>;

/** Learns the model of complaints and that of the patient. */
export function learnAll(complaintLessons: readonly Lesson[], childLessons: readonly Lesson[]) {
  return { complaint: fitComplaints(complaintLessons), child: fitOne(childLessons, 2, 10) };
}

/** Writes both models as stored: weights as whole numbers of `unit`, those below `smallest` of them left out. */
export function store({ complaint, child }: Learned, unit = storedUnit, smallest = smallestStored): StoredWeights {
  const rows = new Map<number, [number, number][]>();
  const put = (name: string, column: number, weight: number, least: number) => {
    const whole = Math.max(-127, Math.min(127, Math.round(weight / unit)));
    if (Math.abs(whole) < least) return;
    const key = keyOf(name);
    const row = rows.get(key);
    if (row === undefined) rows.set(key, [[column, whole]]);
    else if (!row.some(([taken]) => taken === column)) row.push([column, whole]);
  };
  for (const [name, row] of complaint.rows)
    for (let column = 0; column < complaints.length; column += 1)
      put(name, column, complaint.weights[row * complaints.length + column] ?? 0, smallest);
  for (const [name, row] of child.rows)
    put(name, complaints.length, (child.weights[row * 2 + 1] ?? 0) - (child.weights[row * 2] ?? 0), smallestOfChild);
  const bias = [...complaint.bias, (child.bias[1] ?? 0) - (child.bias[0] ?? 0)].map(
    (value) => Math.round(value * 1000) / 1000,
  );
  return { unit, bias, weights: base64Of(writeWeights([...rows].map(([key, weights]) => ({ key, weights })))) };
}

/**
 * Learns in two steps. Several complaints of a child lead to one entry (eczema and rash, say), and its label does not
 * tell which: what was learned of grown people's messages divides it among them.
 */
function fitComplaints(lessons: readonly Lesson[]) {
  const first = fitOne(
    lessons.filter(({ allowed }) => allowed === undefined),
    complaints.length,
    6,
  );
  const divided = lessons.map((lesson): Lesson => {
    if (lesson.allowed === undefined) return lesson;
    const shares = first
      .sharesOf(lesson.features)
      .map((share, column) => (share + 1e-4) * (lesson.allowed?.[column] ?? 0));
    const sum = shares.reduce((total, share) => total + share, 0);
    return sum === 0 ? lesson : { ...lesson, target: shares.map((share) => share / sum) };
  });
  return fitOne(divided, complaints.length, 10);
}

function fitOne(lessons: readonly Lesson[], classes: number, rounds: number, decay = 1e-5) {
  const counts = new Map<string, number>();
  for (const { features } of lessons) for (const [name] of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  const rows = new Map<string, number>();
  for (const [name, count] of counts)
    if (count >= (name.includes('c ') && /^(?:y )?c /.test(name) ? fewestOfLetters : fewest)) rows.set(name, rows.size);
  const exampleOf = ({ features, target, weight }: Lesson): Example => {
    const known = features.filter(([name]) => rows.has(name));
    const scale = scaleOf(features);
    return {
      features: Int32Array.from(known, ([name]) => rows.get(name) ?? 0),
      values: Float64Array.from(known, ([name, value]) => (isMark(name) ? value : value * scale)),
      target,
      weight,
    };
  };
  const weights = learn(lessons.map(exampleOf), { features: rows.size, classes, rounds, step: 0.5, decay });
  const sharesOf = (features: readonly Feature[]) => {
    const shares = new Float64Array(classes);
    readShares(weights, exampleOf({ features, target: shares, weight: 1 }), classes, shares);
    return shares;
  };
  return { rows, weights, sharesOf, bias: [...weights.subarray(rows.size * classes)] };
}

/** Base64 of bytes. */
export function base64Of(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}
