import { randomNumbers } from '@front-door/shared/learning/logistic';
import { array, assert, double, property } from 'fast-check';
import { expect, test } from 'vitest';
import { risingLine } from '../../train/calibrate';
import { readLine } from './calibration';
import artefact from './learned/artefact.json' with { type: 'json' };

const line = [
  [0, 0.1],
  [0.5, 0.3],
  [1, 0.9],
] as const;

test('[SE-07] a score is read straight between the points of a line', () => {
  expect(readLine(line, 0)).toBeCloseTo(0.1);
  expect(readLine(line, 0.25)).toBeCloseTo(0.2);
  expect(readLine(line, 0.75)).toBeCloseTo(0.6);
  expect(readLine(line, 1)).toBeCloseTo(0.9);
  expect(readLine(line, 2)).toBeCloseTo(0.9);
});

test('[SE-07] a line without points leaves a score as it is', () => {
  expect(readLine([], 0.4)).toBe(0.4);
});

test('[SE-07] the line that fits guesses rises, whatever the guesses', () => {
  const raw = double({ min: 0, max: 1, noNaN: true });
  assert(
    property(array(raw, { maxLength: 600 }), (raws) => {
      const points = risingLine(raws.map((value, index) => ({ raw: value, right: (index * 7919) % 5 < 2 })));
      expect(points.length).toBeGreaterThan(1);
      for (const [index, [at, score]] of points.entries()) {
        const [before, lower] = points[index - 1] ?? [0, 0];
        expect(at).toBeGreaterThanOrEqual(before);
        expect(score).toBeGreaterThanOrEqual(lower);
      }
    }),
    { numRuns: 50 },
  );
});

test('[SE-07] the line is near the truth where guesses are many', () => {
  const next = randomNumbers(3);
  const guesses = Array.from({ length: 6000 }, () => {
    const raw = next();
    return { raw, right: next() < raw ** 2 };
  });
  const points = risingLine(guesses);
  expect(points.length).toBeGreaterThan(2);
  for (const raw of [0.3, 0.5, 0.7, 0.9]) expect(Math.abs(readLine(points, raw) - raw ** 2)).toBeLessThan(0.05);
});

test.for(['first', 'later'] as const)('[LU-07] the learned line of %s suggestions rises from 0 to 1', (which) => {
  const points = artefact.calibration[which];
  expect(points[0]?.[0]).toBe(0);
  expect(points.at(-1)?.[0]).toBe(1);
  for (const [index, [at = 0, score = 0]] of points.entries()) {
    expect(at).toBeGreaterThanOrEqual(points[index - 1]?.[0] ?? 0);
    expect(score).toBeGreaterThanOrEqual(points[index - 1]?.[1] ?? 0);
    expect(score).toBeLessThanOrEqual(1);
  }
});
