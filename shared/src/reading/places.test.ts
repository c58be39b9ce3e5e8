import { expect, test } from 'vitest';
import { coveredBy, partAt, startingIn } from './places';

const places = [
  { start: 0, end: 2 },
  { start: 3, end: 4 },
  { start: 3, end: 6 },
  { start: 8, end: 9 },
];

test('[SE-09] places that begin within another are found, those at its end left out', () => {
  expect(startingIn(places, { start: 3, end: 8 })).toEqual(places.slice(1, 3));
  expect(startingIn(places, { start: 1, end: 3 })).toEqual([]);
  expect(startingIn(places, { start: -5, end: 99 })).toEqual(places);
  expect(startingIn([], { start: 0, end: 9 })).toEqual([]);
});

test('[SE-09] a word is in the part that begins at it or last before it', () => {
  const parts = [{ start: 0 }, { start: 4 }, { start: 5 }];
  expect([0, 3, 4, 5, 80].map((word) => partAt(parts, word))).toEqual([0, 0, 1, 2, 2]);
});

test('[SE-09] each word tells whether a place covers it, from a word on', () => {
  expect(coveredBy(places, 9).map(Number)).toEqual([1, 1, 0, 1, 1, 1, 0, 0, 1]);
  expect(coveredBy(places.slice(1), 7, 3).map(Number)).toEqual([1, 1, 1, 0]);
});
