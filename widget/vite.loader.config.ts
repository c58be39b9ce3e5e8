import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { releaseFiles } from './bundling/releaseFiles';

const dist = fileURLToPath(new URL('dist/', import.meta.url));

/** The loader: one classic script, which knows the app's file of the same build. With it the release is complete. */
export default defineConfig(() => {
  const app = appFile();
  return {
    define: { BUILD_APP_FILE: JSON.stringify(app) },
    plugins: [releaseFiles({ app, dist })],
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
  };
});

function appFile(): string {
  const app = readdirSync(dist).find((file) => /^app-[\w-]+\.js$/.test(file));
  if (app === undefined) throw new Error('widget: there is no app in dist; build it first');
  return app;
}
