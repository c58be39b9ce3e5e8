import { describe, expect, test } from 'vitest';
import { controlledSubstances } from '../controlledSubstances.fixture';
import { treatments } from '../treatments';
import { alsoKnownAs, phrasesOf } from './alsoKnownAs';
import { emergencyPhrases } from './emergencyPhrases';

const entries = treatments.map(({ path }) => [path, alsoKnownAs[path]] as const);
/** Every list of the data, with where it is. */
const lists = entries.flatMap(([path, { en, es, medicines }]) =>
  Object.entries({ en, es, medicines }).map(([kind, list]) => ({ where: `${path} ${kind}`, phrases: phrasesOf(list) })),
);

describe('the other names of the catalogue', () => {
  test('[AF-01] every entry has some in English and in Spanish', () => {
    const poor = entries.filter(([, { en, es }]) => phrasesOf(en).length < 5 || phrasesOf(es).length < 5);
    expect(poor.map(([path]) => path)).toEqual([]);
  });

  test('[AF-01] are short phrases, each once', () => {
    const odd = lists.flatMap(({ where, phrases }) =>
      phrases
        .filter((phrase, place) => phrase.length > 45 || phrases.indexOf(phrase) !== place)
        .map((phrase) => `${where}: ${phrase}`),
    );
    expect(odd).toEqual([]);
  });

  test('[AF-01] [DM-04] name no controlled substance', () => {
    const controlled = new Set(
      Object.values(controlledSubstances)
        .flatMap((drugs) => Object.entries<readonly string[]>(drugs).flat(2))
        .map((name) => name.toLowerCase()),
    );
    const named = lists.flatMap(({ phrases }) => phrases.filter((phrase) => controlled.has(phrase.toLowerCase())));
    expect(named).toEqual([]);
  });

  test('[AF-01] no phrase of an emergency leads to a treatment', () => {
    const known = new Set(lists.flatMap(({ phrases }) => phrases.map((phrase) => phrase.toLowerCase())));
    expect(emergencyPhrases.map(({ phrase }) => phrase.toLowerCase()).filter((phrase) => known.has(phrase))).toEqual(
      [],
    );
  });
});

test('[AF-01] a list is read without the room it is written with', () => {
  expect(phrasesOf(' strep,  strep\n   throat,, ')).toEqual(['strep', 'strep throat']);
  expect(phrasesOf(undefined)).toEqual([]);
});
