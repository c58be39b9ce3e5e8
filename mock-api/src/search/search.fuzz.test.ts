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

/**
 * What a run costs by itself in milliseconds of processor time: the least of many, since a busy machine, which slows
 * every run through caches and clock, slows some less than others. Work that grows out of bounds has no quick run.
 */
function timeOf(message: string): number {
  const times = Array.from({ length: 25 }, () => {
    const start = process.cpuUsage();
    search(message);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

test('[SE-09] a message of 300 characters is read within 5 ms, however it is spelt', () => {
  const words = 'my throte hurst and i cant swalow, feverr for 3 dayz, sumthing in my eer and noze is runing, no coff ';
  expect(timeOf(words.repeat(3).slice(0, 300))).toBeLessThan(5);
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
  expect(timeOf(message)).toBeLessThan(20);
});
