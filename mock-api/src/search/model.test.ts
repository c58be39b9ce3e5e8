import { array, assert, integer, property, uniqueArray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { complaints } from './complaints';
import { bytesOf, isMark, keyOf, scaleOf, softmax, writeWeights } from '@front-door/shared/learning/weights';
import { readComplaintModel } from './model';

const columns = complaints.length + 1;
const base64Of = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const bias = Array.from({ length: columns }, () => 0);
const modelOf = (rows: Parameters<typeof writeWeights>[0], unit = 0.5) =>
  readComplaintModel({ unit, bias, weights: base64Of(writeWeights(rows)) });

describe('[LU-08] weights as they are stored', () => {
  test('are read as they were written', () => {
    const row = uniqueArray(integer({ min: 0, max: complaints.length - 1 }), { minLength: 1, maxLength: 12 }).chain(
      (taken) =>
        array(integer({ min: -127, max: 127 }), { minLength: taken.length, maxLength: taken.length }).map((weights) =>
          taken.map((column, order) => [column, weights[order] ?? 0] as const),
        ),
    );
    assert(
      property(
        uniqueArray(integer({ min: 0, max: 99_999 }), { maxLength: 80 }),
        array(row, { minLength: 80 }),
        (ids, rows) => {
          const names = ids.map((id) => `w word${id}`);
          const written = new Map(names.map((name, order) => [keyOf(name), rows[order] ?? []]));
          const model = modelOf([...written].map(([key, weights]) => ({ key, weights })));
          for (const name of names) {
            const weights = new Map(written.get(keyOf(name)));
            for (const [column, complaint] of complaints.entries())
              expect(model.weightOf(name, complaint)).toBe((weights.get(column) ?? 0) * 0.5);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test('are the same bytes in whatever order they come', () => {
    const rows = [
      { key: 70_000_000 % 2 ** 26, weights: [[1, 5] as const] },
      { key: 3, weights: [[0, -127] as const, [2, 127] as const] },
      { key: 200, weights: [] },
    ];
    expect(writeWeights(rows)).toEqual(writeWeights(rows.toReversed()));
  });

  test('of no features leave the bias to decide', () => {
    const shares = modelOf([]).sharesOf([['w cough', 1]]);
    expect(shares).toHaveLength(complaints.length);
    for (const share of shares) expect(share).toBeCloseTo(1 / complaints.length);
  });
});

test('[LU-07] what a feature speaks for gets the larger share, and shares add up to 1', () => {
  const rash = complaints.indexOf('rash');
  const model = modelOf([{ key: keyOf('w itchy'), weights: [[rash, 10]] }]);
  const shares = model.sharesOf([
    ['w itchy', 1],
    ['w the', 1],
  ]);
  expect(shares.indexOf(Math.max(...shares))).toBe(rash);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
});

test('[LU-03] who is ill is learned in a column of its own', () => {
  const model = modelOf([{ key: keyOf('y w diaper'), weights: [[complaints.length, 8]] }]);
  expect(model.childShare([['y w diaper', 1]])).toBeGreaterThan(0.9);
  expect(model.childShare([['y w office', 1]])).toBe(0.5);
});

test('long messages weigh as much as short ones, and marks count whole', () => {
  expect(scaleOf([])).toBe(1);
  expect(
    scaleOf([
      ['w a', 1],
      ['w b', 1],
      ['w c', 1],
      ['w d', 1],
      ['m child', 1],
    ]),
  ).toBe(0.5);
  expect(isMark('m child')).toBe(true);
  expect(isMark('w m')).toBe(false);
});

test('shares are right for sums far apart', () => {
  expect([...softmax(Float64Array.from([1000, 0, -1000]))]).toEqual([1, 0, 0]);
});

test('base64 is read without a Buffer', () => {
  expect([...bytesOf('AAH/')]).toEqual([0, 1, 255]);
});
