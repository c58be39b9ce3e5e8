import { describe, expect, test } from 'vitest';
import { editDistance, nearestWord, roughSoundOf, soundOf } from './spelling';

test('edits are letters added, left out, changed, or two swapped, counted up to the limit', () => {
  expect(editDistance('rash', 'rahs', 2)).toBe(1);
  expect(editDistance('rash', 'rashes', 2)).toBe(2);
  expect(editDistance('diarrhea', 'diahrrea', 3)).toBe(2);
  expect(editDistance('rash', 'headache', 2)).toBe(3);
  expect(editDistance('', 'rash', 2)).toBe(3);
  expect(editDistance('rash', 'rash', 0)).toBe(0);
});

test('spellings that sound alike in either language share a sound', () => {
  expect(soundOf('breth')).toBe(soundOf('breath'));
  expect(soundOf('aogado')).toBe(soundOf('ahogado'));
  expect(soundOf('pain')).not.toBe(soundOf('pan'));
});

test('roughly, vowels are one and what is only written is gone', () => {
  expect(roughSoundOf('coff')).toBe(roughSoundOf('cough'));
  expect(roughSoundOf('excema')).toBe(roughSoundOf('exzema'));
});

describe('the nearest of some words', () => {
  const words = [
    ['throat', 0],
    ['thread', 0],
    ['rash', 0.5],
    ['rush', 0],
  ] as const;
  const limits = { edits: (length: number) => (length > 5 ? 1 : 0), alike: 1, sound: soundOf, sameStart: true };

  test.each([
    ['throta', 'throat'],
    ['throte', undefined],
    ['sroat', undefined],
    ['raash', 'rash'],
    ['resh', undefined],
    ['ras', undefined],
  ])('[SE-01] [LU-05] to %s is %s', (typed, meant) => {
    expect(nearestWord(words, limits)(typed)).toBe(meant);
  });

  test('[SE-01] of two as near it is the one that is used more', () => {
    expect(nearestWord(words, { ...limits, edits: () => 1 })('resh')).toBe('rash');
  });
});
