import { defineConfig } from 'vite';
import { builtFile, dist } from './bundling/builtFile';
import { releaseFiles } from './bundling/releaseFiles';

/** The loader: one classic script, which knows the app's file of the same build. With it the release is complete. */
export default defineConfig(() => {
  const app = builtFile('app');
  return {
    define: { BUILD_APP_FILE: JSON.stringify(app) },
    plugins: [releaseFiles({ app, chat: builtFile('chat'), reader: builtFile('reader'), dist })],
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
