import { expect, test } from 'vitest';
import { conceptText, featureText } from './featureText';

const text = featureText(['my', 'throat', 'is', 'sore', 'for', '3', 'days', 'fever']);

test.for([
  ['k throat', 'throat'],
  ['k throat pain', 'throat with pain'],
  ['k urgent-pee', 'urgent pee'],
  ['no k runny-nose', 'no runny nose'],
  ['w sor', 'the word “sore”'],
  ['w #', 'a number'],
  ['b is sor', '“is sore”'],
  ['b # day', '“(a number) days”'],
  ['s throat sor', '“throat … sore”'],
  ['no fever', 'the word “fever”, denied'],
  ['no k', 'the word “k”, denied'],
  ['m chronic', 'twelve weeks or more'],
  ['m woman', 'a woman’s complaint'],
] as const)('[LU-10] the feature “%s” reads “%s”', ([feature, plain]) => {
  expect(text(feature)).toBe(plain);
});

test('[LU-10] a stem of no word of the message, and a feature of no known kind, stay as they are', () => {
  expect(text('w ankl')).toBe('the word “ankl”');
  expect(text('m somethingNew')).toBe('somethingNew');
  expect(text('q what')).toBe('q what');
});

test('the name of a concept reads as words', () => {
  expect(conceptText('light-hurts')).toBe('light hurts');
});
