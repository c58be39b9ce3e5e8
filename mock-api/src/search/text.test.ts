import { expect, test } from 'vitest';
import { fold, stem, tokenise } from './text';

test('[SE-02] accents, apostrophes, case and invisible characters make no difference', () => {
  expect(fold('Can’t RESPIRÉ\u200b niña')).toBe('cant respire nina');
});

test('[SE-01] a symptom told in emoji is read as words', () => {
  expect(tokenise('🤒🤧').map((token) => token.text)).toEqual(['fever', 'sneezing', 'runny', 'nose']);
});

test('numbers glued to a unit are split from it', () => {
  expect(tokenise('2yo 102.5F').map((token) => token.text)).toEqual(['2', 'yo', '102.5', 'f']);
});

test('a pause, a joiner, a contrast and a full stop set words apart', () => {
  expect(tokenise('cough, fever and chills but ok. now').map((token) => token.gap)).toEqual([
    'sentence',
    'comma',
    'joined',
    'none',
    'contrast',
    'none',
    'sentence',
  ]);
});

test.for([
  ['itching', 'itchy'],
  ['throats', 'throat'],
  ['allergies', 'allergy'],
  ['dolores', 'dolor'],
  ['hinchada', 'hinchados'],
  ['feet', 'foot'],
] as const)('[SE-01] "%s" and "%s" have one stem', ([one, other]) => {
  expect(stem(one)).toBe(stem(other));
});

test.for([
  ['gota', 'got'],
  ['skinny', 'skin'],
  ['sores', 'sore'],
  ['spine', 'spin'],
] as const)('"%s" and "%s" stay apart', ([one, other]) => {
  expect(stem(one)).not.toBe(stem(other));
});

test('[SE-09] no more than 400 words are read', () => {
  expect(tokenise('throat '.repeat(2000))).toHaveLength(400);
});
