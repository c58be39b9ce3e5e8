import type { Feature } from './features';

/** Learned weights, as they are stored. */
export interface StoredWeights {
  /** Weights are stored as whole numbers of this. */
  readonly unit: number;
  /** What each column has before any feature. */
  readonly bias: readonly number[];
  /** Base64 of the features: see `readRows`. */
  readonly weights: string;
}

/** A linear model: for each feature the columns that it speaks for. */
export interface LinearModel {
  /** The sum of each column for the features of a text. */
  readonly sumsOf: (features: readonly Feature[]) => Float64Array;
  /** What a feature of value 1 adds to a column, before the length of the text is taken into account. */
  readonly weightOf: (feature: string, column: number) => number;
}

/** How many bits of a feature's hash are kept. */
const hashBits = 26;
const mostProbes = 64;

/** The number that a feature is stored under. */
export const keyOf = (feature: string): number => hashOf(feature) >>> (32 - hashBits);

/** A 32-bit hash of a text (FNV-1a, mixed once more at the end). */
export function hashOf(text: string, seed = 2166136261): number {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Reads stored weights into tables that are quick to look up. */
export function readModel({ weights, unit, bias }: StoredWeights): LinearModel {
  const { keys, starts, columns, values } = readRows(bytesOf(weights));
  const bits = Math.ceil(Math.log2(keys.length * 2 + 2));
  const size = 2 ** bits;
  const slots = new Int32Array(size).fill(-1);
  const slotOf = (key: number) => Math.imul(key, 2654435761) >>> (32 - bits);
  for (let row = 0; row < keys.length; row += 1) {
    let slot = slotOf(keys[row] ?? 0);
    while (slots[slot] !== -1) slot = (slot + 1) & (size - 1);
    slots[slot] = row;
  }
  const rowOf = (feature: string): number => {
    const key = keyOf(feature);
    let slot = slotOf(key);
    for (let probe = 0; probe < mostProbes; probe += 1) {
      const row = slots[slot] ?? -1;
      if (row === -1 || keys[row] === key) return row;
      slot = (slot + 1) & (size - 1);
    }
    return -1;
  };
  return {
    sumsOf: (features) => {
      const sums = Float64Array.from(bias);
      const scale = scaleOf(features);
      for (const [name, value] of features) {
        const row = rowOf(name);
        if (row === -1) continue;
        const factor = unit * (isMark(name) ? value : value * scale);
        for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1) {
          const column = columns[at] ?? 0;
          sums[column] = (sums[column] ?? 0) + (values[at] ?? 0) * factor;
        }
      }
      return sums;
    },
    weightOf: (feature, column) => {
      const row = rowOf(feature);
      if (row === -1) return 0;
      for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1)
        if (columns[at] === column) return (values[at] ?? 0) * unit;
      return 0;
    },
  };
}

/** Marks say what was read of the message; they count whole, however long it is. */
export const isMark = (name: string): boolean => name.startsWith('m ');

/** What the features of a message are multiplied by, so that long messages weigh as much as short ones. */
export function scaleOf(features: readonly Feature[]): number {
  let squares = 0;
  for (const [name, value] of features) if (!isMark(name)) squares += value * value;
  return 1 / Math.sqrt(squares === 0 ? 1 : squares);
}

/** Turns sums into shares that add up to 1, in place. */
export function softmax(sums: Float64Array): Float64Array {
  let most = -Infinity;
  for (const sum of sums) if (sum > most) most = sum;
  let total = 0;
  for (let index = 0; index < sums.length; index += 1) {
    const part = Math.exp((sums[index] ?? 0) - most);
    sums[index] = part;
    total += part;
  }
  for (let index = 0; index < sums.length; index += 1) sums[index] = (sums[index] ?? 0) / total;
  return sums;
}

interface Rows {
  readonly keys: Int32Array;
  /** Where the weights of each feature begin in `columns` and `values`. */
  readonly starts: Int32Array;
  readonly columns: Uint8Array;
  readonly values: Int8Array;
}

/**
 * The stored form: the number of features and of weights; for each feature, keys rising, the step from the last key
 * and how many weights it has; then all columns; then all weights. Numbers are of seven bits a byte, low ones first.
 */
function readRows(bytes: Uint8Array): Rows {
  let at = 0;
  const next = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at] ?? 0;
      at += 1;
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  };
  const features = next();
  const total = next();
  const keys = new Int32Array(features);
  const starts = new Int32Array(features + 1);
  let key = 0;
  for (let row = 0; row < features; row += 1) {
    key += next();
    keys[row] = key;
  }
  for (let row = 0; row < features; row += 1) starts[row + 1] = (starts[row] ?? 0) + next();
  return {
    keys,
    starts,
    columns: bytes.subarray(at, at + total),
    values: new Int8Array(bytes.buffer, bytes.byteOffset + at + total, total),
  };
}

/** Writes what `readRows` reads. Features come as key and whole-number weights by column. */
export function writeWeights(
  rows: readonly { readonly key: number; readonly weights: readonly (readonly [column: number, weight: number])[] }[],
): Uint8Array {
  const sorted = [...rows].sort((a, b) => a.key - b.key);
  const bytes: number[] = [];
  const put = (number: number) => {
    let rest = number;
    while (rest >= 128) {
      bytes.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    bytes.push(rest);
  };
  const all = sorted.flatMap(({ weights }) => weights);
  put(sorted.length);
  put(all.length);
  let last = 0;
  for (const { key } of sorted) {
    put(key - last);
    last = key;
  }
  for (const { weights } of sorted) put(weights.length);
  for (const [column] of all) bytes.push(column);
  for (const [, weight] of all) bytes.push(weight & 255);
  return Uint8Array.from(bytes);
}

/** The bytes that a base64 text stands for; works where there is no Buffer. */
export function bytesOf(base64: string): Uint8Array {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  return bytes;
}
