import { defineConfig } from 'vite';
import { eagerly } from '../shared/src/delivery/eagerly';

/**
 * The reader of emergencies: one script that stands on no other, fetched when a visitor begins to type. It is built
 * first, and begins the release; the app, which is built after it, knows its name.
 */
export default defineConfig({
  base: './',
  build: {
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: { reader: 'src/safety/main.ts' },
      output: { format: 'iife' as const, entryFileNames: '[name]-[hash].js', postBanner: eagerly },
    },
  },
});
