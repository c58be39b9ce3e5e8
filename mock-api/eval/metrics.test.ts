import { expect, test } from 'vitest';
import { breakDown, calibrationError, figuresOf, percentile, ratesOf, timesAt, type Judged } from './metrics';

function judgedAs(expectPaths: Judged['labelled']['expect'], shown: readonly [string, number][]): Judged {
  return {
    labelled: { message: 'm', expect: expectPaths, kind: 'plain', language: 'en', writer: 'w1' },
    shown: shown.map(([path, score]) => ({ name: path, path, score })),
    milliseconds: 1,
  };
}

const right = judgedAs(['rash'], [['rash', 0.9]]);
const third = judgedAs(
  ['rash'],
  [
    ['acne', 0.5],
    ['gout', 0.4],
    ['rash', 0.3],
  ],
);
const wrong = judgedAs(['rash'], [['acne', 0.5]]);
const quiet = judgedAs([], []);
const noisy = judgedAs([], [['acne', 0.5]]);

test('a first suggestion counts once at 1, a later one only at 3', () => {
  expect(ratesOf([right, third, wrong])).toEqual({ messages: 3, hit1: 1 / 3, hit3: 2 / 3 });
});

test('a message out of scope is right only when nothing is shown', () => {
  expect(breakDown([right, quiet, noisy]).get('out of scope')).toEqual({ messages: 2, hit1: 0.5, hit3: 0.5 });
});

test('the calibration error is the distance of score and truth', () => {
  expect(calibrationError([right])).toBeCloseTo(0.1);
  expect(calibrationError([wrong, noisy])).toBeCloseTo(0.5);
  expect(calibrationError([quiet])).toBe(0);
});

test('a percentile is the value that so many do not exceed', () => {
  expect(percentile([4, 1, 3, 2], 0.5)).toBe(2);
  expect(percentile([4, 1, 3, 2], 0.99)).toBe(4);
});

test('figures count complaints without a suggestion, unrelated firsts of consults, and sure scores', () => {
  const consult = (path: string) => judgedAs(['general-consult'], [[path, 0.95]]);
  const missed = judgedAs(['rash'], []);
  expect(figuresOf([right, missed, consult('general-consult'), consult('gout'), quiet, noisy])).toEqual({
    nothingShown: 1 / 4,
    consultOnly: 2,
    unrelatedFirst: 1 / 2,
    outOfScope: 1 / 2,
    sureScores: 3 / 4,
    calibrationError: expect.any(Number) as number,
  });
});

test('messages are timed at a length of their own', async () => {
  const lengths: number[] = [];
  const search = (message: string) => {
    lengths.push(message.length);
    return [];
  };
  const { labelled } = right;
  const times = await timesAt(
    10,
    Array.from({ length: 15 }, () => labelled),
    search,
    2,
  );
  expect(times).toHaveLength(2);
  expect(lengths).toEqual([10, 10, 10, 10]);
});
