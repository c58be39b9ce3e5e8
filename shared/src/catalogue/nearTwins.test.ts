import { expect, test } from 'vitest';
import { nearTwinHints } from './nearTwins';
import { readingGrade } from './testing/readingGrade';
import { isPediatric, treatments, type TreatmentPath } from './treatments';

const othersOf = (path: TreatmentPath) => nearTwinHints(path).map(({ other }) => other);

test.each<[TreatmentPath, TreatmentPath]>([
  ['sinus-infection', 'acute-sinusitis'],
  ['headache', 'migraine-headache'],
  ['ankle-injury', 'ankle-pain'],
  ['back-pain', 'chronic-lower-back-pain'],
  ['acute-cough', 'chronic-cough'],
  ['hair-loss', 'female-hair-loss'],
  ['rash', 'rash-pediatric'],
  ['general-consult', 'general-consult-pediatric'],
])('[APP-09] %s and %s lead to each other', (one, other) => {
  expect(othersOf(one)).toContain(other);
  expect(othersOf(other)).toContain(one);
});

test('[APP-09] every pediatric entry with an adult one leads to it and back', () => {
  const paths = new Set<string>(treatments.map(({ path }) => path));
  const pediatric = treatments.filter((entry) => isPediatric(entry) && paths.has(entry.path.replace('-pediatric', '')));
  expect(pediatric.length).toBeGreaterThanOrEqual(7);
  for (const { path } of pediatric) {
    const [adult] = othersOf(path);
    expect(adult).toBe(path.replace('-pediatric', ''));
    expect(othersOf(adult ?? path)).toContain(path);
  }
});

test('[APP-09] each hint is one plain sentence with one link', () => {
  const sentences = treatments.flatMap(({ path }) => nearTwinHints(path).map(({ sentence }) => sentence));
  expect(new Set(sentences).size).toBeGreaterThanOrEqual(14);
  for (const sentence of sentences) expect(sentence).toMatch(/^This page [^.{}]*\{link\}\.$/);
  expect(readingGrade(sentences.map((sentence) => sentence.replace('{link}', 'it')))).toBeLessThanOrEqual(8);
});

test('[APP-09] an entry that is like no other has none', () => {
  expect(nearTwinHints('gout')).toEqual([]);
});
