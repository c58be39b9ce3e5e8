// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestWords, typosAllowed, vocabularyOf } from './spelling';

const vocabulary = vocabularyOf([
  'throat',
  'strep',
  'sinus',
  'viagra',
  'migraine',
  'migrana',
  'eczema',
  'sulfamethoxazole',
]);

test.each([
  ['throte', ['throat']],
  ['sinsu', ['sinus']],
  ['viagara', ['viagra']],
  ['migrane', ['migraine', 'migrana']],
  ['eczma', ['eczema']],
  ['sulfametoxaz', ['sulfamethoxazole']],
  ['xyzzy', []],
  ['the', []],
])('[AF-01] %s is nearest to %j', (typed, words) => {
  expect(nearestWords(typed, vocabulary)).toEqual(words);
});

test('[AF-01] one letter changed, left out, doubled or swapped is forgiven in any word of four letters or more', () => {
  const word = fc.stringMatching(/^[a-z]{4,20}$/);
  fc.assert(
    fc.property(word, fc.nat(), fc.constantFrom('change', 'drop', 'double', 'swap'), (meant, place, how) => {
      const at = place % (meant.length - 1);
      const [before, letter, next, after] = [
        meant.slice(0, at),
        meant.charAt(at),
        meant.charAt(at + 1),
        meant.slice(at + 2),
      ];
      const typed = {
        change: `${before}q${next}${after}`,
        drop: `${before}${next}${after}`,
        double: `${before}${letter}${letter}${next}${after}`,
        swap: `${before}${next}${letter}${after}`,
      }[how];
      if (typosAllowed(typed) === 0) return;
      expect(nearestWords(typed, vocabularyOf([meant]))).toEqual([meant]);
    }),
  );
});
