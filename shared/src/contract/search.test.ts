import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { treatments } from '../catalogue/treatments';
import { mostSuggestions, parseSuggestions, scoreThreshold, worthShowing, type SearchSuggestion } from './search';

function scored(...scores: readonly number[]): SearchSuggestion[] {
  return scores.map((score, index) => ({
    name: `Treatment ${String(index)}`,
    path: `treatment-${String(index)}`,
    score,
  }));
}

function scoresShown(...scores: readonly number[]): number[] {
  return worthShowing(scored(...scores)).map((item) => item.score);
}

describe('the suggestions worth showing', () => {
  test('[CH-07] score above 0.2; 0.2 itself is dropped', () => {
    expect(scoresShown(0.2)).toEqual([]);
    expect(scoresShown(0.2 + Number.EPSILON, 0.19, 0.21)).toEqual([0.21, 0.2 + Number.EPSILON]);
    expect(scoresShown(0, -0, -1, 0.1)).toEqual([]);
  });

  test('[CH-07] have a score that is a finite number', () => {
    expect(scoresShown(Number.POSITIVE_INFINITY, Number.NaN, 0.5, Number.NEGATIVE_INFINITY)).toEqual([0.5]);
  });

  test('[CH-07] come best first, equals in the order they came', () => {
    const shown = worthShowing(scored(0.3, 0.9, 0.3));
    expect(shown.map((item) => item.path)).toEqual(['treatment-1', 'treatment-0', 'treatment-2']);
  });

  test('[CH-07] are three at most, the best of all', () => {
    expect(scoresShown(0.3, 0.4, 0.5, 0.6, 0.7)).toEqual([0.7, 0.6, 0.5]);
    expect(scoresShown(0.3, 0.4)).toEqual([0.4, 0.3]);
  });

  test('[CH-07] can be none', () => {
    expect(worthShowing([])).toEqual([]);
  });

  test('[CH-07] leave the list they come from as it was', () => {
    const suggestions = Object.freeze(scored(0.3, 0.9, 0.1, 0.5, 0.4));
    worthShowing(suggestions);
    expect(suggestions).toEqual(scored(0.3, 0.9, 0.1, 0.5, 0.4));
  });

  test('[CH-07] keep all of this whatever the scores', () => {
    fc.assert(
      fc.property(fc.array(fc.double()), (scores) => {
        const kept = scores.filter((score) => Number.isFinite(score) && score > scoreThreshold);
        expect(scoresShown(...scores)).toEqual(kept.sort((a, b) => b - a).slice(0, mostSuggestions));
      }),
    );
  });
});

describe('reading an answer', () => {
  const rash = { name: 'Rash', path: 'rash', score: 0.7 };

  test('[CH-07] keeps well-formed items in their order', () => {
    const answer = treatments.map(({ name, path }, index) => ({ name, path, score: index / 100 }));
    expect(parseSuggestions(answer)).toEqual(answer);
    expect(parseSuggestions([])).toEqual([]);
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['an object', { 0: rash, length: 1 }],
    ['a wrapped list', { results: [rash] }],
    ['a text', '[]'],
    ['a number', 7],
  ])('[CH-07] takes %s for no list', (_what, answer) => {
    expect(parseSuggestions(answer)).toBeUndefined();
  });

  test.each([
    ['null', null],
    ['a text', 'rash'],
    ['a list', ['Rash', 'rash', 0.7]],
    ['no name', { path: 'rash', score: 0.7 }],
    ['a name that is no text', { ...rash, name: ['Rash'] }],
    ['a blank name', { ...rash, name: ' \n' }],
    ['an endless name', { ...rash, name: 'x'.repeat(121) }],
    ['no path', { name: 'Rash', score: 0.7 }],
    ['an empty path', { ...rash, path: '' }],
    ['an endless path', { ...rash, path: 'x'.repeat(121) }],
    ['a path that leaves the folder', { ...rash, path: '../terms' }],
    ['a path of two segments', { ...rash, path: 'rash/more' }],
    ['a path to another site', { ...rash, path: '//evil.example.com' }],
    ['a path with a scheme', { ...rash, path: 'javascript:alert(1)' }],
    ['a path with a backslash', { ...rash, path: '\\evil' }],
    ['a path with a query', { ...rash, path: 'rash?x=1' }],
    ['a path with a fragment', { ...rash, path: 'rash#x' }],
    ['an encoded path', { ...rash, path: 'rash%2f..' }],
    ['a path with a line break', { ...rash, path: 'rash\n' }],
    ['a path of dots', { ...rash, path: '..' }],
    ['no score', { name: 'Rash', path: 'rash' }],
    ['a score that is a text', { ...rash, score: '0.7' }],
    ['a score that is no number', { ...rash, score: Number.NaN }],
    ['a score without end, as 1e999 is read from JSON', { ...rash, score: JSON.parse('1e999') as unknown }],
    ['a score that is a list', { ...rash, score: [0.7] }],
  ])('[CH-07] leaves out an item with or of %s, and keeps its neighbors', (_what, item) => {
    const neighbor = { name: 'Acne', path: 'acne', score: 0.3 };
    expect(parseSuggestions([neighbor, item, rash])).toEqual([neighbor, rash]);
  });

  test('[CH-07] takes from an item only what a suggestion has', () => {
    const answer: unknown = JSON.parse(
      '[{"name":"Rash","path":"rash","score":0.7,"href":"//evil","__proto__":{"x":1}}]',
    );
    const [item] = parseSuggestions(answer) ?? [];
    expect(Object.keys(item ?? {})).toEqual(['name', 'path', 'score']);
    expect(Object.getPrototypeOf(item)).toBe(Object.prototype);
  });

  test('[CH-07] never throws and never yields what is not a suggestion', () => {
    const long = 'a'.repeat(121);
    const item = fc.record({
      name: fc.constantFrom<unknown>('Rash', 'Sore Throat', ' ', long, 7, null),
      path: fc.constantFrom<unknown>('rash', 'sore--throat', '//evil', 'a/b', long, 7, null),
      score: fc.constantFrom<unknown>(0.5, -1, Number.MAX_VALUE, '0.5', null),
    });
    let read = 0;
    fc.assert(
      fc.property(fc.oneof(fc.array(fc.oneof(item, fc.jsonValue())), fc.jsonValue()), (answer) => {
        for (const { name, path, score } of parseSuggestions(answer) ?? []) {
          read += 1;
          expect(path).toMatch(/^[a-z\d-]{1,120}$/i);
          expect(name).toMatch(/^(?=.*\S)[^]{1,120}$/);
          expect(Number.isFinite(score)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
    expect(read).toBeGreaterThan(0);
  });
});
