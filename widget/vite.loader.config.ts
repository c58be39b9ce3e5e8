import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';

/** The loader: one classic script under a stable name, which knows the app's file of the same build. */
export default defineConfig(() => ({
  define: { BUILD_APP_FILE: JSON.stringify(appFile()) },
  build: {
    target: 'es2022',
    emptyOutDir: false,
    lib: {
      entry: 'src/loader/main.ts',
      formats: ['iife' as const],
      name: 'receptionist',
      fileName: () => 'receptionist.js',
    },
  },
}));

function appFile(): string {
  const manifest = JSON.parse(readFileSync(new URL('dist/manifest.json', import.meta.url), 'utf8')) as Record<
    string,
    { readonly file: string; readonly isEntry?: boolean }
  >;
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry === true);
  if (entry === undefined) throw new Error('widget: dist/manifest.json names no entry; build the app first');
  return entry.file;
}
