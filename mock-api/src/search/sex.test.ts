import { splitWords } from '@front-door/shared/reading/words';
import { expect, test } from 'vitest';
import { readSex } from './sex';

test.for([
  ['my wife is losing her hair', 'woman'],
  ['im a guy and my hair is thinning', 'man'],
  ['estoy embarazada', 'woman'],
  ['my hair is thinning', undefined],
  ['my wife and my husband', undefined],
] as const)('[SE-04] "%s" is about: %s', ([message, sex]) => {
  expect(readSex(splitWords(message))).toBe(sex);
});
