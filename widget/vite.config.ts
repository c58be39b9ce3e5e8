import { defineConfig } from 'vite';
import { alias } from './bundling/alias';
import { brandDefaults } from './bundling/brandDefaults';
import { compactStyles } from './bundling/compactStyles';
import { hardenDependencies } from './bundling/hardenDependencies';

/**
 * Nearly all of the app runs as it opens, and a visitor waits for it. From this comment V8 (Chrome 136 and later)
 * knows to compile the functions while the file arrives, beside the page's own work, rather than each on its first call.
 */
const eagerly = '//# allFunctionsCalledOnLoad';

/** The app: one module whose name carries its content's hash. The loader is built after it. */
export default defineConfig({
  base: './',
  define: brandDefaults(),
  plugins: [compactStyles(), hardenDependencies()],
  resolve: { alias },
  build: {
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: { app: 'src/host/mount.tsx' },
      preserveEntrySignatures: 'strict',
      // The loader holds the name: sixteen letters take it fewer bytes than sixty-four.
      output: { entryFileNames: '[name]-[hash].js', hashCharacters: 'hex', postBanner: eagerly },
    },
  },
});
