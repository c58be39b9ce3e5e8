import { expect, test } from 'vitest';
import { readCauses, readDenials } from './negation';
import { tokenise } from './text';

/** The words of a message that are denied. */
function denied(message: string): string {
  const tokens = tokenise(message);
  const denials = readDenials(tokens);
  return tokens.flatMap((token, index) => (denials[index] === undefined ? [] : [token.text])).join(' ');
}

test.for([
  ['no fever but a cough', 'fever'],
  ['no fever, chills, or vomiting, just a cough', 'fever chills or vomiting'],
  ['cough without fever', 'fever'],
  ['my rash is gone, now i cough', 'my rash'],
  ['fever broke last night, still coughing', 'fever'],
  ['tos sin fiebre', 'fiebre'],
  ['ya se me quito el dolor', ''],
  ['el dolor se me quito', 'el dolor'],
] as const)('[SE-03] "%s" denies "%s"', ([message, words]) => {
  expect(denied(message)).toContain(words);
});

test.for([
  'the cough is not going away',
  'it hasnt gone away',
  'not sure if its strep',
  'rash went away and then came back',
  'no se me quita la tos',
  'not feeling well',
] as const)('[SE-03] "%s" denies nothing', (message) => {
  expect(denied(message)).toBe('');
});

test('what led to a complaint is told from the complaint', () => {
  const tokens = tokenise('cough after the flu');
  expect([...readCauses(tokens)].map((index) => tokens[index]?.text)).toEqual(['the', 'flu']);
});
