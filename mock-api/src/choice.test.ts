import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { treatments } from '@front-door/shared/catalogue/treatments';
import { worthShowing } from '@front-door/shared/contract/search';
import { cannedLists } from './cannedLists';
import { answerFor, isUsual, longestDelay, readChoice, readChoiceForm, writeChoice, type Choice } from './choice';
import { scenarios } from './scenarios';

/** The choice that a text stands for. */
function chosen(text: string): Choice {
  const read = readChoice(text);
  if (read.kind === 'failed') throw new Error(read.failure);
  return read.value;
}
const form = (fields: Readonly<Record<string, string>>) => readChoiceForm(new URLSearchParams(fields));

describe('a choice as a text', () => {
  test('[QA-02] [QA-07] is a scenario alone, or one with settings', () => {
    for (const { id, answer } of scenarios) expect(answerFor(chosen(id))).toEqual(answer);
    expect(chosen('slow~delay=1500~next~log=a-1')).toEqual({
      answer: { kind: 'scenario', id: 'slow' },
      delay: 1500,
      calls: 'next',
      log: 'a-1',
    });
    expect(isUsual(chosen('normal'))).toBe(true);
    expect(isUsual(chosen('normal~delay=1'))).toBe(false);
  });

  test('[QA-02] [QA-07] gives exact scores, with the catalogue’s names where it has them', () => {
    expect(answerFor(chosen('scores~rash=0.2000001~frostbite=-1~gout=1e-7'))).toEqual({
      kind: 'list',
      items: [
        { name: 'Rash', path: 'rash', score: 0.200_000_1 },
        { name: 'frostbite', path: 'frostbite', score: -1 },
        { name: 'Gout', path: 'gout', score: 1e-7 },
      ],
    });
    expect(answerFor(chosen('scores'))).toEqual({ kind: 'list', items: [] });
  });

  test.each([
    '',
    'nonsense',
    'slow~',
    'slow~delay',
    'slow~delay=-1',
    `slow~delay=${String(longestDelay + 1)}`,
    'slow~next=1',
    'slow~rash=0.9',
    'slow~log=a b',
    'scores~rash',
    'scores~rash=high',
    'scores~rash=1e999',
    'scores~rash=1000.5',
    'scores~rash=NaN',
    'scores~rash=0.1=2',
    'scores~../rash=0.5',
    `scores${'~rash=0.5'.repeat(61)}`,
  ])('[QA-02] [QA-07] is refused in a sentence where it is “%s”', (text) => {
    expect(readChoice(text)).toEqual({ kind: 'failed', failure: expect.stringMatching(/^[A-Z].*\.$/) });
  });

  test('[QA-02] [QA-07] reads back as it was written, and needs no escape in an address or a cookie', () => {
    const answers = fc.oneof(
      fc.constantFrom(...scenarios.map(({ id }) => ({ kind: 'scenario' as const, id }))),
      fc
        .array(fc.tuple(fc.constantFrom(...treatments), fc.double({ min: -1000, max: 1000, noNaN: true })), {
          maxLength: 5,
        })
        .map((entries) => ({
          kind: 'scores' as const,
          items: entries.map(([{ name, path }, score]) => ({ name, path, score: score === 0 ? 0 : score })),
        })),
    );
    const choices = fc.record({
      answer: answers,
      delay: fc.nat(longestDelay),
      calls: fc.constantFrom('all' as const, 'next' as const),
    });
    fc.assert(
      fc.property(choices, (choice) => {
        const text = writeChoice(choice);
        expect(chosen(text)).toEqual(choice);
        expect(text).toMatch(/^[\w.~=+-]+$/);
      }),
    );
  });
});

describe('a choice filled in', () => {
  test('[QA-02] [QA-07] adds delay and calls to the scenario of the button that was pressed', () => {
    expect(form({ scenario: '500', delay: '200', calls: 'next', scores: 'ignored' })).toEqual({
      kind: 'ok',
      value: chosen('500~delay=200~next'),
    });
    expect(form({ scenario: 'normal', delay: '', calls: 'all' })).toEqual({ kind: 'ok', value: chosen('normal') });
  });

  test('[QA-02] [QA-07] reads a list as people write it', () => {
    const fields = { scenario: 'scores', scores: ' rash 0.9 \r\n\neczema: 0.2, gout=0.1,' };
    expect(form(fields)).toEqual({ kind: 'ok', value: chosen('scores~rash=0.9~eczema=0.2~gout=0.1') });
  });

  test('[QA-02] [QA-07] is none where no scenario is named, and says what is wrong', () => {
    expect(form({ delay: '5' })).toBeUndefined();
    expect(form({ scenario: 'slow', delay: 'long' })).toMatchObject({ kind: 'failed' });
    expect(form({ scenario: 'scores', scores: 'rash' })).toMatchObject({ kind: 'failed' });
  });
});

describe('the canned lists', () => {
  test('[QA-02] [QA-07] are choices, and show what they say', () => {
    const shown = cannedLists.map(({ choice }) => {
      const answer = answerFor(chosen(choice));
      const { items } = chosen(choice).answer as Extract<Choice['answer'], { kind: 'scores' }>;
      expect(answer.kind).toBe('list');
      return worthShowing(items).map(({ name }) => name);
    });
    expect(shown).toEqual([
      ['Sore Throat'],
      ['Rash'],
      ['Sinus Infection', 'Acute Sinusitis', 'Allergies'],
      ['Gout'],
      ['frostbite', 'Rash'],
      treatments.slice(0, 3).map(({ name }) => name),
    ]);
  });
});
