import { expect, test } from 'vitest';
import { editDistance, soundOf } from './wordDistance';

test('edits are letters added, left out, changed, or two swapped, counted up to the limit', () => {
  expect(editDistance('rash', 'rahs', 2)).toBe(1);
  expect(editDistance('rash', 'rashes', 2)).toBe(2);
  expect(editDistance('rash', 'headache', 2)).toBe(3);
});

test('spellings that sound alike share a key', () => {
  expect(soundOf('coff')).toBe(soundOf('cough'));
  expect(soundOf('excema')).toBe(soundOf('exzema'));
});
