import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { parseSuggestions } from '@front-door/shared/contract/search';
import { expect, test } from 'vitest';
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

const hostile = {
  'letters without end': 'a'.repeat(8192),
  'one symptom over and over': 'throat hurts '.repeat(630),
  'denials over and over': 'no fever or '.repeat(680),
  'words no one knows': Array.from({ length: 1300 }, (_, index) => `zq${(index * 7919).toString(26)}k`).join(' '),
  'tags left open': '<'.repeat(8192),
  addresses: 'https://x '.repeat(800),
  emoji: '🤒'.repeat(2000),
  'text that turns direction': '\u202ethroat\u202c \u2066hurts\u2069 '.repeat(400),
  'NUL and lone surrogates': '\u0000\ud800 sore \udc00throat '.repeat(400),
  'combining marks': `t${'\u0301'.repeat(8000)}hroat`,
  spaces: ' '.repeat(8192),
};

test.for(Object.entries(hostile))('[SE-09] %s: 8 KB are read in bounded time', ([, message]) => {
  search(message);
  const start = process.cpuUsage();
  const runs = 5;
  for (let run = 0; run < runs; run += 1) search(message);
  const { user, system } = process.cpuUsage(start);
  // 20 ms is the aim; the bound leaves room for a machine that others share.
  expect((user + system) / 1000 / runs).toBeLessThan(100);
});
