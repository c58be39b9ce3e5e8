import { defineConfig } from 'vite';
import { eagerly } from './bundling/eagerly';

/**
 * The reader of emergencies: one module that stands on no other, fetched when a visitor begins to type. It is built
 * first, and begins the release; the app, which is built after it, knows its name.
 */
export default defineConfig({
  base: './',
  build: {
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: { reader: 'src/safety/readEmergency.ts' },
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name]-[hash].js', postBanner: eagerly },
    },
  },
});
