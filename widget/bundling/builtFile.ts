import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the parts of a release are put, one after the other. */
export const dist = fileURLToPath(new URL('../dist/', import.meta.url));

/** The file of a part that has been built before: the part's name with its content's hash. */
export function builtFile(part: 'app' | 'chat' | 'reader'): string {
  const name = new RegExp(`^${part}-[\\w-]+\\.js$`);
  const file = readdirSync(dist).find((candidate) => name.test(candidate));
  if (file === undefined) throw new Error(`widget: there is no ${part} in dist; build it first`);
  return file;
}

/** What a built file's content is known by. */
export function integrityOf(file: string): string {
  return `sha384-${createHash('sha384')
    .update(readFileSync(join(dist, file)))
    .digest('base64')}`;
}
