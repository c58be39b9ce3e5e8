import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { loadBrand } from '@front-door/shared/brand/loadBrand';
import { policiesFile } from '@front-door/shared/routing/contentPolicy';
import { canonicalPages } from '@front-door/shared/routing/pages';
import type * as Prerenderer from '../src/app/prerender';
import { buildPrerenderer } from './buildPrerenderer';
import { pageFiles } from './documentShell';
import { collectPolicies } from './pagePolicies';
import { precompress } from './precompress';
import { siteFiles } from './siteFiles';

/**
 * Builds the storefront: the browser's bundle, then every page and alias as HTML beside it, the
 * files that search engines look for, what each page's policy allows, then Brotli and gzip copies of everything that compresses.
 */
process.env['NODE_ENV'] = 'production';
const root = fileURLToPath(new URL('..', import.meta.url));
/** Where to: the folder named on the command line, else `dist`. */
const dist = resolve(process.argv[2] ?? join(root, 'dist'));
const serverBuild = await mkdtemp(join(tmpdir(), 'prerenderer-'));

await build({ root, logLevel: 'warn', configLoader: 'runner', build: { outDir: dist, emptyOutDir: true } });
const prerenderer = await buildPrerenderer(serverBuild);

const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
/** Without the entry's script, which each page starts with its own chunks when it has been painted. */
const template = (await readFile(join(dist, 'index.html'), 'utf8')).replace(
  /\s*<script type="module"[^>]*><\/script>/,
  '',
);
const { pagesToPrerender, prerender } = (await import(pathToFileURL(prerenderer).href)) as typeof Prerenderer;

const brand = loadBrand();
const pages = pagesToPrerender();
const policies = collectPolicies(brand);
for (const [file, page] of pages) {
  const { head, body, sources } = await prerender(page);
  const html = template
    .replace(pageFiles, () => filesOf(sources).join(' '))
    .replace('<!--page-head-->', () => head)
    .replace('<!--page-body-->', () => body);
  await mkdir(dirname(join(dist, file)), { recursive: true });
  await writeFile(join(dist, file), html);
  await policies.add(file, html);
}
await writeFile(join(dist, policiesFile), JSON.stringify(policies.all()));
for (const [file, content] of Object.entries(siteFiles(canonicalPages(brand), brand.siteUrl))) {
  await writeFile(join(dist, file), content);
}
await rm(join(dist, '.vite'), { recursive: true });
await rm(serverBuild, { recursive: true });
const compressed = await precompress(dist);
process.stdout.write(`${String(pages.length)} pages, ${String(compressed)} files compressed\n`);

/** Addresses of the entry and of every chunk of a page, so that hydration waits for one round trip. */
function filesOf(sources: readonly string[]): readonly string[] {
  const files = new Set(['index.html', ...sources].flatMap((source) => chunkFiles(source)));
  return [...files].map((file) => `/${file}`);
}

/** The file of a module's chunk and of all that it imports statically. */
function chunkFiles(key: string): string[] {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`the build has no chunk for ${key}`);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => chunkFiles(imported))];
}
