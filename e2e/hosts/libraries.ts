import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** Libraries as their authors built them for pages: the package, and the file in it. */
const built: Readonly<Record<string, readonly [name: string, file: string]>> = {
  'clarity.js': ['clarity-js', 'build/clarity.min.js'],
  'idiomorph.js': ['idiomorph', 'dist/idiomorph.min.js'],
  'jquery.js': ['jquery', 'dist/jquery.min.js'],
  'lenis.js': ['lenis', 'dist/lenis.min.js'],
  'lockdown.js': ['ses', 'dist/lockdown.umd.min.js'],
  'morphdom.js': ['morphdom', 'dist/morphdom-umd.min.js'],
  'mousetrap.js': ['mousetrap', 'mousetrap.min.js'],
  'openreplay.js': ['@openreplay/tracker', 'dist/lib/index.js'],
  'rrweb.js': ['rrweb', 'umd/rrweb.min.js'],
  'turbo.js': ['@hotwired/turbo', 'dist/turbo.es2017-umd.js'],
  'unfetch.js': ['unfetch', 'dist/unfetch.umd.js'],
  'whatwg-fetch.js': ['whatwg-fetch', 'dist/fetch.umd.js'],
  'zone.js': ['zone.js', 'bundles/zone.umd.min.js'],
};

/**
 * The content of a library's file, by the name that pages ask for it under `/lib/`.
 *
 * @throws when there is no such library, or it is not installed.
 */
export function readLibrary(name: string): Buffer {
  const [library, file] = built[name] ?? [];
  if (library === undefined || file === undefined) throw new Error(`no page has a library ${name}`);
  // What a package lets others import need not be the file that pages load, so its folder is looked for.
  const folder = require.resolve.paths(library)?.find((path) => existsSync(join(path, library, file)));
  if (folder === undefined) throw new Error(`${library} is not installed`);
  return readFileSync(join(folder, library, file));
}
