import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { inSpanish988 } from '../catalogue/crisisLineTexts/es';
import { differences, familiarForms } from '../catalogue/testing/spanishFacts';

/*
 * Every module of words in this package, but for those that have tests of their own: entries and what people call
 * them (`catalogue/spanish.test.ts`), and legal documents.
 */
const root = new URL('../', import.meta.url);
const folders = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(
    (file) =>
      file.endsWith('/en.ts') && file !== 'edition/en.ts' && !/(?:^|\/)(?:content|layWordsTexts|legal)\//.test(file),
  )
  .map((file) => file.replace(/\/en\.ts$/, ''));

/** The texts within a module or a value, by where they stand. */
function textsIn(value: unknown, at = ''): readonly (readonly [at: string, text: string])[] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${at}/${name}`));
}

const load = async (folder: string, language: string) =>
  new Map(textsIn(await import(/* @vite-ignore */ fileURLToPath(new URL(`${folder}/${language}.ts`, root)))));

test('[ES-03] [ES-07] the shared words are found', () => {
  expect(folders.length).toBeGreaterThan(25);
});

test.each(folders)('[ES-03] [ES-07] %s says in Spanish what it says in English, to "usted"', async (folder) => {
  const english = await load(folder, 'en');
  const spanish = await load(folder, 'es');
  expect([...spanish.keys()]).toEqual([...english.keys()]);
  const found = Array.from(english, ([at, text]) => {
    const own = spanish.get(at) ?? '';
    return {
      at,
      own,
      text,
      says: [...differences(text, own), ...(familiarForms.test(own) ? ['a familiar form'] : [])],
    };
  });
  expect(found.filter(({ says }) => says.length > 0)).toEqual([]);
});

test('[ES-03] a shared text that names 988 says how it answers in Spanish', async () => {
  const modules = await Promise.all(folders.map((folder) => load(folder, 'es')));
  const naming = modules.flatMap((texts) => Array.from(texts.values())).filter((text) => text.includes('988'));
  expect(naming.length).toBeGreaterThan(2);
  expect(naming.filter((text) => !text.includes(inSpanish988))).toEqual([]);
});
