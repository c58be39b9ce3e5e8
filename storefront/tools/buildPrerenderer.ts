import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * Builds the program that renders pages to HTML (`src/app/prerender.tsx`) into a folder of its own.
 *
 * @returns its file.
 */
export async function buildPrerenderer(folder: string): Promise<string> {
  await build({
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'warn',
    configLoader: 'runner',
    build: {
      outDir: folder,
      emptyOutDir: true,
      ssr: 'src/app/prerender.tsx',
      copyPublicDir: false,
      // It names every part of the storefront, those of the entry too.
      rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
    },
  });
  return join(folder, 'prerender.js');
}
