import { expect, test } from 'vitest';
import { createSpeller } from './spelling';
import { tokenise } from './text';

const words = new Map([
  ['headache', 9],
  ['throat', 9],
  ['cough', 9],
  ['wheezing', 5],
  ['sore', 9],
  ['diarrhea', 5],
]);
const spell = createSpeller(words, new Set(['through', 'though']), new Map([['coff', 'cough']]));
const read = (message: string) => spell(tokenise(message)).map((token) => token.word);

test.for([
  ['haedache', 'headache'],
  ['hedaache', 'headache'],
  ['throta', 'throat'],
  ['wheazing', 'wheezing'],
  ['diahrrea', 'diarrhea'],
  ['thhhroat', 'throat'],
  ['wheezin', 'wheezing'],
  ['coff', 'cough'],
] as const)('[SE-01] "%s" is read as "%s"', ([typed, meant]) => {
  expect(read(typed)).toEqual([meant]);
});

test('[SE-01] words run together are split, and a word written in two is joined', () => {
  expect(read('sorethroat head ache')).toEqual(['sore', 'throat', 'headache']);
});

test('everyday words, numbers and short words are left as they are', () => {
  expect(read('through 300 thr')).toEqual(['through', '300', 'thr']);
});

test('a corrected word is trusted less than one that needed nothing', () => {
  const [right, wrong] = spell(tokenise('throat thraot'));
  expect(right?.trust).toBe(1);
  expect(wrong?.trust).toBeLessThan(1);
});
