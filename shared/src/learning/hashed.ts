import type { Feature } from './features';
import { hashOf, isMark, scaleOf } from './weights';

/** Learned weights stored as small as can be: features are known by a few bits of their hash alone. */
export interface HashedWeights {
  /** Weights are stored as whole numbers of this. */
  readonly unit: number;
  /** How many bits of a feature's hash are kept. With few, an unknown feature is sometimes taken for a known one. */
  readonly bits: number;
  /** What each column has before any feature. */
  readonly bias: readonly number[];
  /** For each column its features, keys rising: all steps from the last key, then all weights, each as letters. */
  readonly columns: readonly string[];
}

/** The number that a feature is stored under. */
export const hashedKey = (feature: string, bits: number): number => hashOf(feature) >>> (32 - bits);

/** The letters of numbers: those that need no escape in JSON. A number too large for one letter takes several. */
const firstLetter = 35;
const backslash = 92;
const most = 88;
const more = String.fromCharCode(firstLetter + most + 1);

function lettersOf(number: number): string {
  let rest = number;
  let letters = '';
  for (; rest >= most; rest -= most) letters += more;
  const code = firstLetter + rest;
  return letters + String.fromCharCode(code < backslash ? code : code + 1);
}

/** Writes a column: its keys with their weights, whole numbers of either sign. */
export function writeColumn(weights: ReadonlyMap<number, number>): string {
  const sorted = [...weights].sort(([a], [b]) => a - b);
  const steps = sorted.map(([key], index) => lettersOf(key - (sorted[index - 1]?.[0] ?? 0)));
  return steps.join('') + sorted.map(([, weight]) => lettersOf(weight < 0 ? -2 * weight - 1 : 2 * weight)).join('');
}

function readColumn(text: string, bits: number): Int16Array {
  const numbers: number[] = [];
  let rest = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (text.charAt(index) === more) {
      rest += most;
      continue;
    }
    numbers.push(rest + code - firstLetter - (code > backslash ? 1 : 0));
    rest = 0;
  }
  const weights = new Int16Array(2 ** bits);
  const half = numbers.length / 2;
  let key = 0;
  for (let index = 0; index < half; index += 1) {
    key += numbers[index] ?? 0;
    const folded = numbers[half + index] ?? 0;
    weights[key] = folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2;
  }
  return weights;
}

/** Reads stored weights: gives the sum of each column for the features of a text. */
export function readHashed({ unit, bits, bias, columns }: HashedWeights): (features: readonly Feature[]) => number[] {
  const tables = columns.map((text) => readColumn(text, bits));
  return (features) => {
    const sums = [...bias];
    const scale = scaleOf(features);
    for (const [name, value] of features) {
      const factor = unit * (isMark(name) ? value : value * scale);
      const key = hashedKey(name, bits);
      for (const [column, weights] of tables.entries())
        sums[column] = (sums[column] ?? 0) + (weights[key] ?? 0) * factor;
    }
    return sums;
  };
}
