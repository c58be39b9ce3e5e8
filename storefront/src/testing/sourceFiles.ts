import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '..');

/** The storefront's source files but for tests, each with its path below `src` and its text: for rules about what is written in them. */
export function sourceFiles(): readonly { readonly path: string; readonly text: string }[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:tsx?|css)$/.test(path) && !/\.test\.|^testing/.test(path))
    .map((path) => ({ path, text: readFileSync(join(source, path), 'utf8') }));
}
