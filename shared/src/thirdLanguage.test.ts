import { expect, test, vi } from 'vitest';
import { otherLanguages } from './language';
import { isLanguageTag, resolveLanguage, tagOf } from './languageTag';
import { counterpart } from './routing/counterpart';
import { previewPath } from './routing/previewImages';
import { notFoundPageFor, notFoundPages } from './routing/routeRules';

/* A list with a language that nobody has written a word in: what follows from the list alone must know it. */
vi.mock('./language', async (original) => ({
  ...(await original<object>()),
  languages: ['en', 'es', 'fr'],
  otherLanguages: ['es', 'fr'],
}));
const french = 'fr' as 'es';

test.each([
  ['fr', 'fr'],
  ['fr-CA', 'fr'],
  ['FR_ca', 'fr'],
  ['fr-Latn-CA-u-nu-latn', 'fr'],
  ['fra', 'en'],
  ['de-fr', 'en'],
  ['es-MX', 'es'],
  ['ES_419', 'es'],
  ['pt-BR', 'en'],
  ['-fr', 'en'],
  [' fr', 'en'],
  ['fr'.repeat(100_000), 'en'],
  [`fr-${'x'.repeat(100_000)}`, 'fr'],
])('[ES-06] of three languages %.20j is spoken to in %s', (tag, spoken) => {
  expect(resolveLanguage(tag)).toBe(spoken);
  expect(isLanguageTag(tag)).toBe(spoken !== 'en');
  // What the loader has of it.
  expect(tagOf(otherLanguages).exec(tag)?.[0].toLowerCase() ?? 'en').toBe(spoken);
});

test('[ES-06] a page leads to its counterpart in a third language, which has pictures of its own', () => {
  expect(counterpart('/treatments/rash', french)).toBe('/fr/treatments/rash');
  expect(counterpart('/', french)).toBe('/fr/');
  expect(counterpart('/care', 'en')).toBe('/care');
  expect(previewPath('default', french)).toBe('/images/og-fr/default.png');
});

test('[ES-06] what is not found is said in the language of its base', () => {
  expect(notFoundPages.map(({ file }) => file)).toEqual(['es/404.html', 'fr/404.html', '404.html']);
  for (const [path, file] of [
    ['/fr', 'fr/404.html'],
    ['/FR/nothing', 'fr/404.html'],
    ['/es/nothing', 'es/404.html'],
    ['/french', '404.html'],
    ['/nothing/fr', '404.html'],
  ] as const)
    expect([path, notFoundPageFor(path)]).toEqual([path, file]);
});
