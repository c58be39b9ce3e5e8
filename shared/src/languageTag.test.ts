import { expect, test } from 'vitest';
import { languageCases } from './languageTag.fixture';
import { isLanguageTag, resolveLanguage } from './languageTag';

test.each(languageCases)('[WX-13] [WE-08] chosen %j on a page in %j, %s is spoken', (chosen, page, spoken) => {
  expect(resolveLanguage(chosen || page)).toBe(spoken);
});

test.each([undefined, null, 7, {}, [], true])('[WX-13] %j is no language and English is spoken', (value) => {
  expect(isLanguageTag(value)).toBe(false);
  expect(resolveLanguage(value)).toBe('en');
});

test('[WX-13] a tag names a language that we speak, with its region or without', () => {
  expect(['en', 'es', 'es-MX', 'EN-us'].every(isLanguageTag)).toBe(true);
  expect(['', 'fr', 'est', 'x-es'].some(isLanguageTag)).toBe(false);
});
