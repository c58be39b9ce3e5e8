import { expect, test } from 'vitest';
import { alsoKnownAs, phrasesOf } from './alsoKnownAs/alsoKnownAs';
import { categories } from './categories';
import { layWords } from './layWordsTexts/en';
import { treatmentsOf } from './listing';
import { treatments } from './treatments';

test('[AF-08] every entry has lay words short enough for a row, each of them one that the search finds it by', () => {
  for (const { path } of treatments) {
    const known = phrasesOf(alsoKnownAs[path].en).map((phrase) => phrase.toLowerCase());
    expect(layWords[path].length).toBeLessThanOrEqual(44);
    for (const words of phrasesOf(layWords[path])) expect(known).toContain(words.toLowerCase());
  }
});

test('[AF-08] no two entries of one category have the same', () => {
  for (const category of categories) {
    const words = treatmentsOf(category).map(({ path }) => layWords[path]);
    expect(new Set(words).size).toBe(words.length);
  }
});
