import { treatments, type TreatmentPath } from '@front-door/shared/catalogue/treatments';
import { expect, test } from 'vitest';
import { compilePatterns } from '../compile';
import { classes, sayings } from './lexicon';
import { pediatricTwins } from './twins';

const ids = new Set(sayings.map((saying) => saying.id));

/** The most that any saying speaks for an entry, itself or as the pediatric twin of what it speaks for. */
function most(path: TreatmentPath): number {
  const adult = Object.keys(pediatricTwins).find((key) => pediatricTwins[key as TreatmentPath] === path);
  const values = sayings.flatMap(({ points, child }) => [points[path], child?.[path], points[adult as TreatmentPath]]);
  return Math.max(...values.map((value) => value ?? 0));
}

test('[QA-03] every catalogue entry is spoken for by a saying that names it', () => {
  expect(treatments.map((entry) => entry.path).filter((path) => most(path) < 0.85)).toEqual([]);
});

test('every saying has an id of its own', () => {
  expect(ids.size).toBe(sayings.length);
});

test('a saying yields only to sayings that exist', () => {
  expect(sayings.flatMap((saying) => saying.yieldsTo ?? []).filter((id) => !ids.has(id))).toEqual([]);
});

test('all points lie within 0 and 1', () => {
  const values = sayings.flatMap(({ points, child }) => [...Object.values(points), ...Object.values(child ?? {})]);
  expect(values.filter((value) => !(value > 0 && value <= 1))).toEqual([]);
});

test('the lexicon is written as messages are read: lower case, no accents or apostrophes', () => {
  const texts = [...sayings.map((saying) => saying.says), ...Object.values(classes)];
  expect(
    texts.flatMap((text) => text.match(/\S*[^a-z\d\s,_@!]\S*/gi)?.filter((word) => !/^@\w+$/.test(word)) ?? []),
  ).toEqual([]);
});

test('a phrase that names an unknown word class is refused', () => {
  const saying = { id: 'x', points: { rash: 1 }, says: '@nowhere @pain' };
  const lexicon = { sayings: [saying], classes, everyday: new Set<string>(), fillers: new Set<string>() };
  expect(() => compilePatterns(lexicon)).toThrow('no word class @nowhere');
});
