import { describe, expect, test } from 'vitest';
import { loadMessages } from '../eval/messages';
import { fillDictionary } from '../src/search/dictionary';
import { spellerOf } from '../src/search/engine';
import artefact from '../src/search/learned/artefact.json' with { type: 'json' };
import { childLessons, complaintLessons } from './examples';
import { fingerprint, sources } from './fingerprint';
import { base64Of, learnAll, store } from './fit';
import { learn, randomNumbers, readShares } from '@front-door/shared/learning/logistic';
import { readWordCounts } from './wordCounts';

describe('[LU-08] what was learned', () => {
  test('belongs to the data and the code beside it: else run `npm run train:search`', () => {
    const made = (artefact as { readonly fingerprint?: string }).fingerprint;
    expect(made === fingerprint() ? 'up to date' : 'run npm run train:search').toBe('up to date');
  });

  test('is made from the messages, the fragments, the vocabulary, the reading and the trainer', () => {
    expect(sources()).toEqual(
      expect.arrayContaining([
        'mock-api/eval/messages.train.json',
        'shared/src/learning/features.ts',
        'mock-api/src/search/understand.ts',
        'mock-api/src/search/units.ts',
        'mock-api/src/search/vocabulary/body.ts',
        'mock-api/train/fragments.json',
        'mock-api/train/train.ts',
        'shared/src/reading/clauses.ts',
        'shared/src/reading/vocabulary/people.ts',
      ]),
    );
    expect(sources().filter((path) => /test|fixture|learned/.test(path))).toEqual([]);
  });

  test('comes out the same, byte for byte, when it is learned again', { timeout: 60_000 }, () => {
    const messages = loadMessages('train').filter((_, index) => index % 120 === 0);
    const fragments = [{ text: 'sore throat', expect: ['sore-throat'] }] as const;
    const learnOnce = () => {
      const dictionary = base64Of(fillDictionary(['house', 'through'], ['casa'], 8));
      const words = readWordCounts(messages);
      const spell = spellerOf({ dictionary, words });
      return JSON.stringify({
        ...store(learnAll(complaintLessons(messages, fragments, spell), childLessons(messages, spell))),
        dictionary,
        words,
      });
    };
    expect(learnOnce()).toBe(learnOnce());
  });
});

/** An example that has one feature and is of one class. */
const example = (feature: number, column: number) => ({
  features: Int32Array.from([feature]),
  values: Float64Array.from([1]),
  target: Float64Array.from([column === 0 ? 1 : 0, column === 1 ? 1 : 0]),
  weight: 1,
});

describe('[LU-08] logistic regression', () => {
  const settings = { features: 2, classes: 2, rounds: 200, step: 0.5, decay: 1e-5 };
  test('learns which feature speaks for which class', () => {
    const examples = [example(0, 0), example(1, 1)];
    const weights = learn(examples, settings);
    const shares = new Float64Array(2);
    for (const [column, one] of examples.entries()) {
      readShares(weights, one, 2, shares);
      expect(shares[column]).toBeGreaterThan(0.9);
    }
  });

  test('draws the same random numbers at every run, from 0 to 1', () => {
    const drawn = Array.from({ length: 100 }, randomNumbers(7));
    expect(Array.from({ length: 100 }, randomNumbers(7))).toEqual(drawn);
    expect(drawn.every((number) => number >= 0 && number < 1)).toBe(true);
  });
});
