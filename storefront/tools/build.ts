import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { loadBrand } from '@front-door/shared/brand/loadBrand';
import { policiesFile } from '@front-door/shared/routing/contentPolicy';
import { languages, type Language } from '@front-door/shared/language';
import type * as Prerenderer from '../src/app/prerender';
import { readAlternates } from './alternates';
import { buildPrerenderer } from './buildPrerenderer';
import { pageFiles } from './documentShell';
import { collectPolicies } from './pagePolicies';
import { precompress } from './precompress';
import { siteFiles } from './siteFiles';

/**
 * Builds the storefront, edition by edition: the browser's bundle, then every page and alias as HTML beside it, the
 * files that search engines look for, what each page's policy allows, then Brotli and gzip copies of everything that compresses.
 */
process.env['NODE_ENV'] = 'production';
const root = fileURLToPath(new URL('..', import.meta.url));
const [, , folder = join(root, 'dist'), ...named] = process.argv;
/** Where to: the folder named on the command line, else `dist`. */
const dist = resolve(folder);
/** The editions named after it, for whoever looks at one alone, and nothing is compressed then; else all. */
const built = named.length === 0 ? languages : languages.filter((language) => named.includes(language));
if (named.length > built.length)
  throw new Error(`there is no edition ${named.join(' ')}; the editions are ${languages.join(', ')}`);
await rm(dist, { recursive: true, force: true });
const workFolder = await mkdtemp(join(tmpdir(), 'editions-'));

/** One edition's bundles, and what is needed of them to write its pages. */
interface BuiltEdition {
  readonly manifest: Manifest;
  /** Without the entry's script, which each page starts with its own chunks when it has been painted. */
  readonly template: string;
  readonly prerenderer: typeof Prerenderer;
}

const brand = loadBrand();
const policies = collectPolicies(brand);
const editions: BuiltEdition[] = [];
for (const language of built) editions.push(await buildEdition(language));
const alternates = await readAlternates();
let count = 0;
for (const { manifest, template, prerenderer } of editions) {
  for (const [file, page] of prerenderer.pagesToPrerender()) {
    const { head, body, sources } = await prerenderer.prerender(page, alternates.get(page.key));
    const html = template
      .replace(pageFiles, () => filesOf(sources, manifest).join(' '))
      .replace('<!--page-head-->', () => head)
      .replace('<!--page-body-->', () => body);
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), html);
    await policies.add(file, html);
    count += 1;
  }
}
await writeFile(join(dist, policiesFile), JSON.stringify(policies.all()));
for (const [file, content] of Object.entries(siteFiles([...alternates.values()], brand.siteUrl))) {
  await writeFile(join(dist, file), content);
}
await rm(workFolder, { recursive: true });
const compressed = named.length === 0 ? await precompress(dist) : 0;
process.stdout.write(`${String(count)} pages, ${String(compressed)} files compressed\n`);

/** Builds the bundles of one edition; those for browsers land in the one folder that all editions share. */
async function buildEdition(language: Language): Promise<BuiltEdition> {
  process.env['EDITION'] = language;
  const bundle = join(workFolder, language);
  const server = join(workFolder, `${language}-server`);
  await build({ root, logLevel: 'warn', configLoader: 'runner', build: { outDir: bundle, emptyOutDir: true } });
  const prerenderer = await buildPrerenderer(server);
  const manifest = JSON.parse(await readFile(join(bundle, '.vite/manifest.json'), 'utf8')) as Manifest;
  const document = await readFile(join(bundle, 'index.html'), 'utf8');
  await rm(join(bundle, '.vite'), { recursive: true });
  // A chunk without words is the same in every edition, and so is its name, which carries a hash.
  await cp(bundle, dist, { recursive: true });
  return {
    manifest,
    template: document
      .replace(/<script type="module"[^>]*><\/script>/, '')
      .replaceAll(/>\s+</g, '><')
      .replaceAll(' />', '>'),
    prerenderer: (await import(pathToFileURL(prerenderer).href)) as typeof Prerenderer,
  };
}

/** Addresses of the entry and of every chunk of a page, so that hydration waits for one round trip. */
function filesOf(sources: readonly string[], manifest: Manifest): readonly string[] {
  const files = new Set(['index.html', ...sources].flatMap((source) => chunkFiles(source, manifest)));
  return [...files].map((file) => `/${file}`);
}

/** The file of a module's chunk and of all that it imports statically. */
function chunkFiles(key: string, manifest: Manifest): string[] {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`the build has no chunk for ${key}`);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => chunkFiles(imported, manifest))];
}
