import { readMessage } from '@front-door/shared/reading/reading';
import { expect, test } from 'vitest';
import { readSex } from './sex';

test.for([
  ['my wife is losing her hair', 'woman'],
  ['im a guy and my hair is thinning', 'man'],
  ['estoy embarazada', 'woman'],
  ['my hair is thinning', undefined],
  ['my wife and my husband', undefined],
  ['my hair is thinning. My grandma had gout years ago.', undefined],
  ['se me cae el pelo. Mi abuelo tuvo gota hace años.', undefined],
] as const)('[SE-04] "%s" is about: %s', ([message, sex]) => {
  expect(readSex(readMessage(message))).toBe(sex);
});
