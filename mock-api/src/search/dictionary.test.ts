import { array, assert, property, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import { randomNumbers } from '@front-door/shared/learning/logistic';
import { hashOf } from '@front-door/shared/learning/weights';
import { fillDictionary, readDictionary } from './dictionary';

const word = stringMatching(/^[a-z]{1,14}$/);

test('[LU-05] a dictionary knows every word that it was filled with', () => {
  assert(
    property(array(word, { minLength: 1, maxLength: 200 }), array(word, { maxLength: 200 }), (english, spanish) => {
      const { has } = readDictionary(fillDictionary(english, spanish, 8));
      expect([...english, ...spanish].filter((one) => !has(one))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('[LU-05] it knows a word’s other forms', () => {
  const { has } = readDictionary(fillDictionary(['house', 'carry', 'walking'], ['comprar', 'hermana', 'cantando'], 32));
  for (const form of ['houses', 'carries', 'walked', 'walks', 'compraron', 'compramos', 'hermanas', 'cantaba'])
    expect([form, has(form)]).toEqual([form, true]);
});

test('[LU-05] it takes few made-up words for real ones', () => {
  const random = randomNumbers(5);
  const made = () => Array.from({ length: 9 }, () => String.fromCharCode(97 + Math.floor(random() * 26))).join('');
  const { has } = readDictionary(fillDictionary(Array.from({ length: 5000 }, made), [], 8));
  const others = Array.from({ length: 5000 }, made);
  // A word passes by its English stem or by its Spanish one, each about once in forty.
  expect(others.filter(has).length / others.length).toBeLessThan(0.07);
});

test('an empty dictionary knows nothing', () => {
  expect(readDictionary(new Uint8Array(8)).has('throat')).toBe(false);
});

test('the hash is a whole number of 32 bits, and another one for another seed', () => {
  expect(hashOf('w throat')).toBe(hashOf('w throat'));
  expect(hashOf('w throat')).not.toBe(hashOf('w throat', 40389));
  expect(hashOf('')).toBeGreaterThanOrEqual(0);
  expect(hashOf('w throat')).toBeLessThan(2 ** 32);
});
