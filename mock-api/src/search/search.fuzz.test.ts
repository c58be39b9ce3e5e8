import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { parseSuggestions, type SearchSuggestion } from '@front-door/shared/contract/search';
import { expect, test } from 'vitest';
import { explain } from './explain';
import { hostile } from './hostile.fixture';
import { search } from './search';

/** Words of the field and of none, so that random messages reach every rule. */
const word = constantFrom(
  ...(
    'my i no not not_gone throat hurts rash is gone child 4 yo weeks for but , . and fevr itchy ankle twisted ' +
    'never used to have had as a kid doubt son daughter mom dog 900 years old ago newborn days 102.4 ' +
    'me duele la garganta mi hijo tiene sin fiebre ya hace dos semanas zqxv adderall tooth he she'
  ).split(' '),
);
const anything = oneof(
  string({ unit: 'binary', maxLength: 400 }),
  string({ unit: 'grapheme', maxLength: 400 }),
  array(word, { maxLength: 60 }).map((words) => words.join(' ')),
);

function expectWellFormed(answer: readonly SearchSuggestion[]): void {
  expect(parseSuggestions(answer)).toEqual(answer);
  expect(answer.length).toBeLessThanOrEqual(8);
  expect(new Set(answer.map(({ path }) => path)).size).toBe(answer.length);
  for (const [index, { score }] of answer.entries()) {
    expect(score).toBeGreaterThanOrEqual(0);
    expect(score).toBeLessThanOrEqual(answer[index - 1]?.score ?? 1);
  }
}

test('[SE-09] any text gets a well-formed answer, best first', () => {
  assert(
    property(anything, (message) => {
      expectWellFormed(search(message));
    }),
    { numRuns: 400 },
  );
});

test('[SE-08] [LU-10] any text can be explained, by shares between 0 and 1', () => {
  assert(
    property(anything, (message) => {
      const { suggestions, units, childShare, none } = explain(message);
      expect(suggestions).toEqual(search(message));
      for (const share of [childShare, none, ...units.flatMap(({ likeliest }) => likeliest.map((one) => one.share))]) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 100 },
  );
});

test.for(Object.entries(hostile))('[SE-09] %s: 8 KB come to an end', ([, message]) => {
  // Work that grows out of bounds would not; how long it takes on a quiet machine is a gate's business.
  expect(search(message).length).toBeLessThanOrEqual(8);
});
