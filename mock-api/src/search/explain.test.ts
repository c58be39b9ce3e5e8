import { describe, expect, test } from 'vitest';
import { explain } from './explain';
import { search } from './search';

test('[SE-08] an explanation is of the very answer that the search gives', () => {
  const message = 'my 5 yo has a coff for 2 weeks, no fever';
  expect(explain(message).suggestions).toEqual(search(message));
});

test('[SE-08] [LU-10] it tells words as read, denials, who is ill and how long', () => {
  const told = explain('my 5 yo has a coff for 2 weeks, no fever');
  expect(told.respelled).toEqual([{ typed: 'coff', read: 'cough' }]);
  expect(told.words).toContain('cough');
  expect(told.units.flatMap(({ concepts }) => concepts)).toEqual(
    expect.arrayContaining([
      { text: 'coff', concept: 'cough', when: 'now' },
      { text: 'fever', concept: 'fever', when: 'denied' },
    ]),
  );
  expect(told.units[0]?.whose).toBe('child');
  expect(told.childShare).toBeGreaterThan(0.5);
  expect(told.days).toEqual([14]);
});

test('[LU-10] what speaks for a suggestion comes with its weight, most first, without runs of letters', () => {
  const { evidence, suggestions } = explain('sore throat, hurts to swallow');
  expect(Object.keys(evidence)).toEqual(suggestions.map(({ path }) => path));
  const reasons = evidence['sore-throat'] ?? [];
  expect(reasons.length).toBeGreaterThan(0);
  const weights = reasons.map(({ weight }) => weight);
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  expect(reasons.every(({ feature, weight }) => weight > 0 && !feature.startsWith('c '))).toBe(true);
});

test('[LU-10] the model’s reading of a part is told, likeliest first', () => {
  const [unit] = explain('sore throat').units;
  expect(unit?.likeliest[0]?.complaint).toBe('sore-throat');
  const shares = unit?.likeliest.map(({ share }) => share) ?? [];
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
});

describe('[LU-10] [SE-08] why a part does not count', () => {
  test.for([
    ['need some xanax', 'controlled'],
    ['my tooth hurts', 'teeth'],
    ['hello there', 'no-complaint'],
  ] as const)('"%s": %s', ([message, silent]) => {
    expect(explain(message).units.map((unit) => unit.silent)).toEqual([silent]);
  });

  test('a pet’s, and another person’s beside the writer’s own', () => {
    const { units } = explain('i have a rash. my uncle has gout. my dog itches');
    expect(units.map(({ whose }) => whose)).toEqual(['self', 'other', 'animal']);
    expect(units.map(({ silent }) => silent !== undefined)).toEqual([false, true, true]);
    expect(units.at(-1)?.silent).toBe('animal');
  });

  test('what is past is told as past', () => {
    const { units } = explain('i had gout ten years ago, now i have a cough');
    expect(units.flatMap(({ notNow }) => notNow)).toContainEqual({ text: 'gout', when: 'past' });
  });
});

test('[SE-08] an empty message is explained too', () => {
  expect(explain('')).toMatchObject({ suggestions: [], units: [], evidence: {}, words: [], none: 1 });
});
