import { expect, test } from 'vitest';
import { nearestDuration, readDurations } from './duration';
import { tokenise } from './text';

const weeks = (message: string) =>
  readDurations(tokenise(message)).map((duration) => Math.round(duration.weeks * 10) / 10);

test.for([
  ['cough for 10 weeks', 10],
  ['three months now', 13.1],
  ['a couple of days', 0.3],
  ['for years', 156],
  ['desde ayer', 0.2],
  ['hace 2 semanas', 2],
  ['since last week', 1.2],
  ['a month and a half', 4.4],
] as const)('[SE-05] "%s" is a span of %d weeks', ([message, expected]) => {
  expect(weeks(message)).toContain(expected);
});

test.for(['twice a day', '6 weeks pregnant', 'every 3 hours', '3 times a week', 'her 4 year old'] as const)(
  '[SE-05] "%s" is no span of time',
  (message) => {
    expect(weeks(message)).toEqual([]);
  },
);

test('the span that belongs to a complaint is the nearest', () => {
  const spans = [
    { weeks: 1, at: 2 },
    { weeks: 52, at: 9 },
  ];
  expect(nearestDuration(spans, 7)?.weeks).toBe(52);
  expect(nearestDuration([], 7)).toBeUndefined();
});
