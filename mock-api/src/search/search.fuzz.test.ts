import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { parseSuggestions } from '@front-door/shared/contract/search';
import { expect, test } from 'vitest';
import { hostile } from './hostile.fixture';
import { search } from './search';

/** Words of the field and of none, so that random messages reach every rule. */
const word = constantFrom(
  ...'my i no not not_gone throat hurts rash is gone child 4 yo weeks for but , . and fevr itchy ankle twisted'.split(
    ' ',
  ),
);
const anything = oneof(
  string({ unit: 'binary', maxLength: 400 }),
  string({ unit: 'grapheme', maxLength: 400 }),
  array(word, { maxLength: 60 }).map((words) => words.join(' ')),
);

test('[SE-09] any text gets a well-formed answer, best first', () => {
  assert(
    property(anything, (message) => {
      const answer = search(message);
      expect(parseSuggestions(answer)).toEqual(answer);
      expect(answer.length).toBeLessThanOrEqual(8);
      for (const [index, { score }] of answer.entries()) {
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(answer[index - 1]?.score ?? 1);
      }
    }),
    { numRuns: 400 },
  );
});

test.for(Object.entries(hostile))('[SE-09] %s: 8 KB come to an end', ([, message]) => {
  // Work that grows out of bounds would not; how long it takes on a quiet machine is a gate's business.
  expect(search(message).length).toBeLessThanOrEqual(8);
});
