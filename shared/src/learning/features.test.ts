import { expect, test } from 'vitest';
import { featuresOf, type ModelWord } from './features';

const word = (text: string, more: Partial<ModelWord> = {}): ModelWord => ({
  text,
  typed: text,
  starts: false,
  denied: false,
  ...more,
});
const names = (words: readonly ModelWord[], marks: readonly string[] = []) =>
  featuresOf(words, marks).map(([name]) => name);
const withoutLetters = (words: readonly ModelWord[]) => names(words).filter((name) => !name.startsWith('c '));

test('words are known by their stems, in pairs, and over one word between', () => {
  expect(withoutLetters([word('ears'), word('hurt'), word('bad')])).toEqual([
    'w ear',
    'w hurt',
    'b ear hurt',
    'w bad',
    'b hurt bad',
    's ear bad',
  ]);
});

test('no pair reaches over the start of a sentence or a denied word', () => {
  expect(withoutLetters([word('ears'), word('hurt', { starts: true })])).toEqual(['w ear', 'w hurt']);
  expect(withoutLetters([word('ear'), word('fever', { denied: true }), word('hot')])).toEqual([
    'w ear',
    'no fever',
    'w hot',
  ]);
});

test('numbers are all one', () => {
  expect(withoutLetters([word('3'), word('101.2', { starts: true })])).toEqual(['w #']);
});

test('[LU-05] letters are taken of words as typed, but not of endless ones', () => {
  expect(names([word('rash', { typed: 'rahs' })])).toContain('c rah');
  expect(names([word('x'.repeat(30))]).filter((name) => name.startsWith('c '))).toEqual([]);
});

test('each feature stands once, and marks stand last', () => {
  const found = names([word('itch'), word('itch')], ['child']);
  expect(new Set(found).size).toBe(found.length);
  expect(found.at(-1)).toBe('m child');
});
