import { expect, test } from 'vitest';
import { tokenise } from './text';
import { readWho } from './who';

const who = (message: string) => readWho(tokenise(message));

test.for([
  'my 4 yo has a rash',
  'toddler with a fever',
  'she is 3 and wont stop crying',
  "he's 2",
  'an 18 month old with a cough',
  'mi hija tiene tos',
  'mi bebe de 8 meses con fiebre',
  'my grandson keeps throwing up',
  "rash on my daughter's tummy",
  'im 15 and have pimples',
] as const)('[SE-04] "%s" is about a child', (message) => {
  expect(who(message).hasChild).toBe(true);
});

test.for([
  'cough for 3 months',
  'my 24 year old son has a cough',
  'i caught a cold from my toddler',
  'i had a baby 4 months ago and my hair is falling out',
  'i teach preschool and my throat hurts',
  'my cough is only 3 days old',
  'lo siento tapado',
  'tengo 40 anos',
] as const)('[SE-04] "%s" is about a grown person', (message) => {
  expect(who(message).hasChild).toBe(false);
});

test('[SE-04] each clause tells of its own person', () => {
  const tokens = tokenise('my son is fine but i have a headache');
  const { child } = readWho(tokens);
  expect(child[tokens.findIndex((token) => token.text === 'fine')]).toBe(true);
  expect(child[tokens.findIndex((token) => token.text === 'headache')]).toBe(false);
});

test.for([
  ['my wife is losing hair', 'woman'],
  ['im a guy of 30', 'man'],
  ['mi esposo', 'man'],
  ['se me cae el pelo despues del parto', 'woman'],
  ['losing hair', undefined],
] as const)('[SE-04] "%s" tells of a %s', ([message, sex]) => {
  expect(who(message).sex).toBe(sex);
});
