import { describe, expect, test } from 'vitest';
import type { Language } from '../language';
import { editionWords } from './editionWords';

/** What an edition's build takes for an import, where these modules are. */
function resolve(language: string, source: string, modules: readonly string[], importer = '/site/page.ts') {
  const context = {
    resolve: (id: string) => Promise.resolve(modules.includes(id) ? { id: `/resolved/${id}` } : null),
  };
  return editionWords(language as Language).resolveId.call(context, source, importer);
}

describe('[ES-06] the words of an edition', () => {
  test.each(['./texts/en', '../titleTexts/en', '@front-door/shared/catalogue/names/en'])(
    'are taken from beside %s, whatever the language',
    async (source) => {
      for (const language of ['es', 'xx']) {
        const counterpart = source.replace(/en$/, language);
        expect(await resolve(language, source, [counterpart])).toBe(`/resolved/${counterpart}`);
      }
    },
  );

  test.each(['./token', './open', './texts/en.ts', 'lodash/en', './en/texts', 'react'])(
    'are not looked for when %s is imported',
    async (source) => {
      expect(await resolve('es', source, [])).toBeNull();
    },
  );

  test('are English in the English edition', async () => {
    expect(await resolve('en', './texts/en', ['./texts/en'])).toBeNull();
  });

  test('that are missing stop the build, which says where', async () => {
    await expect(resolve('xx', './texts/en', [])).rejects.toThrow(
      '/site/page.ts imports ./texts/en, and there is no ./texts/xx',
    );
  });

  test('may be English where the counterpart itself asks for them', async () => {
    expect(await resolve('es', './en', ['./es'], '/resolved/./es')).toBeNull();
  });
});
