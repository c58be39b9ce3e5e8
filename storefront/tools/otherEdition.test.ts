// @vitest-environment node
import { brotliCompressSync } from 'node:zlib';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { smallest } from './smallest';

const file = (path: string) => join(import.meta.dirname, '../src', path);

/** The components that an English page has because there is a Spanish one. */
const components = [file('app/LanguageOffer.tsx'), file('ui/LanguageSwitch.tsx')];
const entry = 'virtual:other-edition';

async function bundle(input: string, plugin: Omit<Plugin, 'name'>, minified: boolean): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { BUILD_HAS_MORE_LANGUAGES: 'false', BUILD_BRAND: '{}', BUILD_CATALOGUE_WORDS: '{}' },
    plugins: [{ name: 'other-edition', enforce: 'pre', ...plugin }],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      ...(minified ? smallest : { minify: false }),
      rolldownOptions: { input, preserveEntrySignatures: 'strict', output: { format: 'es' } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}

const isPackage = (id: string) => !/^[./]|^@front-door|^virtual:/.test(id);

/** The modules of the application without these components: what its pages need anyhow. */
async function neededAnyhow(): Promise<ReadonlySet<string>> {
  const modules = new Set<string>();
  await bundle(
    file('app/client.tsx'),
    {
      resolveId: (id) => (isPackage(id) ? { id, external: true } : undefined),
      load(id) {
        modules.add(id);
        return components.includes(id)
          ? 'export const LanguageOffer = 0, LanguageSwitch = 0, LanguageLink = 0;'
          : undefined;
      },
    },
    false,
  );
  return modules;
}

/** What the components bring along that no page would have without them, minified as in a build. */
async function broughtAlong(): Promise<string> {
  const anyhow = await neededAnyhow();
  return bundle(
    entry,
    {
      async resolveId(id, importer) {
        if (id === entry) return id;
        if (isPackage(id)) return { id, external: true };
        const resolved = await this.resolve(id, importer, { skipSelf: true });
        return resolved !== null && anyhow.has(resolved.id) && !components.includes(resolved.id)
          ? { id: resolved.id, external: true }
          : resolved;
      },
      load: (id) =>
        id === entry ? components.map((path) => `export * from ${JSON.stringify(path)};`).join('') : undefined,
    },
    true,
  );
}

/** The document's part has 300 of the 1,000 bytes: e2e/specs/spanish.spec.ts. */
const mostOfScripts = 700;

test('[ES-08] because of the Spanish edition the scripts of an English page grow by less than 700 bytes', async () => {
  const code = await broughtAlong();
  for (const words of ['Ver esta página en español', 'hrefLang', 'chosenLanguage']) expect(code).toContain(words);
  // Imports cost a page nothing where modules are in one file.
  const own = code.replaceAll(/import\s*\{[^}]*\}\s*from\s*"[^"]*";/g, '');
  expect(brotliCompressSync(own).length).toBeLessThan(mostOfScripts);
});
