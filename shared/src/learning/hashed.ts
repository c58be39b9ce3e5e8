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
  /** The keys of all columns, rising: each as its step from the last one, as letters. */
  readonly keys: string;
  /** For each column the weights of all keys; or, where most have none, the places of its keys, then their weights. */
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

/** Rising numbers as their steps from one to the next. */
const stepsOf = (rising: readonly number[]) =>
  rising.map((number, index) => lettersOf(number - (rising[index - 1] ?? 0))).join('');

/** A whole number of either sign, as letters. */
const weightOf = (weight = 0) => lettersOf(weight < 0 ? -2 * weight - 1 : 2 * weight);

/** In a column of fewer than this share of all keys the places of its keys are told: zeros would take more. */
const dense = 1 / 3;

/** Writes columns: for each its keys with their weights, whole numbers of either sign. */
export function writeColumns(columns: readonly ReadonlyMap<number, number>[]): Pick<HashedWeights, 'keys' | 'columns'> {
  const keys = [...new Set(columns.flatMap((weights) => [...weights.keys()]))].sort((a, b) => a - b);
  return {
    keys: stepsOf(keys),
    columns: columns.map((weights) => {
      if (weights.size >= keys.length * dense) return keys.map((key) => weightOf(weights.get(key))).join('');
      const places = [...keys.keys()].filter((place) => weights.has(keys[place] ?? 0));
      return stepsOf(places) + places.map((place) => weightOf(weights.get(keys[place] ?? 0))).join('');
    }),
  };
}

function readNumbers(text: string): readonly number[] {
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
  return numbers;
}

/** The numbers of which these are the steps. */
function risingOf(steps: readonly number[]): readonly number[] {
  let number = 0;
  return steps.map((step) => (number += step));
}

function readColumn(text: string, keys: readonly number[], bits: number): Int16Array {
  const numbers = readNumbers(text);
  const isDense = numbers.length === keys.length;
  const half = numbers.length / 2;
  const told = isDense ? keys : risingOf(numbers.slice(0, half)).map((place) => keys[place] ?? 0);
  const weights = new Int16Array(2 ** bits);
  for (const [index, folded] of (isDense ? numbers : numbers.slice(half)).entries())
    weights[told[index] ?? 0] = folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2;
  return weights;
}

/** Reads stored weights: gives the sum of each column for the features of a text. */
export function readHashed(stored: HashedWeights): (features: readonly Feature[]) => number[] {
  const { unit, bits, bias } = stored;
  const keys = risingOf(readNumbers(stored.keys));
  const tables = stored.columns.map((text) => readColumn(text, keys, bits));
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
