import { defineConfig } from 'vite';
import { bundledPackages } from '../shared/src/delivery/bundledPackages';
import { alias } from './bundling/alias';
import { brandDefaults } from './bundling/brandDefaults';
import { builtFile, integrityOf } from './bundling/builtFile';
import { compileStyles } from './bundling/compileStyles';
import { eagerly } from '../shared/src/delivery/eagerly';
import { fitDependencies } from './bundling/fitDependencies';
import { smallest } from './bundling/smallest';

/** The conversation: what runs in the frame, one script that stands on no other. It is built after the reader. */
export default defineConfig(() => ({
  base: './',
  define: {
    ...brandDefaults(),
    BUILD_READER_FILE: JSON.stringify(builtFile('reader')),
    BUILD_READER_INTEGRITY: JSON.stringify(integrityOf(builtFile('reader'))),
  },
  plugins: [compileStyles(), fitDependencies(), bundledPackages('chat')],
  resolve: { alias },
  build: {
    target: 'es2022',
    minify: 'terser' as const,
    terserOptions: smallest,
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: { chat: 'src/frame/main.ts' },
      // Hexadecimal for the loader's sake, which names this file too.
      output: {
        format: 'iife' as const,
        entryFileNames: '[name]-[hash].js',
        hashCharacters: 'hex' as const,
        postBanner: eagerly,
      },
    },
  },
}));
