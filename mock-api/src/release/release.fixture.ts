import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeRelease } from './makeRelease';

let made = 0;

/**
 * A release of one page, with an asset and a loader of its own name, in a new folder below `folder`.
 *
 * @param others what is taken along, as `makeRelease` takes it.
 */
export async function smallRelease(
  folder: string,
  name: string,
  {
    brand = 'wellporch',
    others = {},
  }: { readonly brand?: string; readonly others?: Readonly<Record<string, string>> } = {},
): Promise<string> {
  made += 1;
  const mark = Buffer.from(name.padEnd(8)).toString('hex').slice(0, 16);
  const files = {
    'storefront/index.html': name,
    'storefront/404.html': 'none',
    'storefront/es/404.html': 'nada',
    'storefront/.policies.json': JSON.stringify({
      policies: ['x'],
      pages: { 'index.html': 0, '404.html': 0, 'es/404.html': 0 },
    }),
    [`storefront/assets/Page-${name}.js`]: name,
    'widget/receptionist.js': `loader of ${name}`,
    [`widget/receptionist.${mark}.js`]: `loader of ${name}`,
    'widget/receptionist-manifest.json': '{}',
  };
  const from = join(folder, `${name} ${String(made)}`);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(from, path, '..'), { recursive: true });
    await writeFile(join(from, path), text);
  }
  const builds = { storefront: join(from, 'storefront'), widget: join(from, 'widget') };
  const parts = { builds, version: '1.0.0', brand, texts: { 'NOTICES.txt': 'By others.' }, others };
  return makeRelease(parts, join(folder, `releases ${String(made)}`));
}
