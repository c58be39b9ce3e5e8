import { defineConfig } from 'vite';
import { alias } from './bundling/alias';
import { brandDefaults } from './bundling/brandDefaults';
import { builtFile } from './bundling/builtFile';
import { compactStyles } from './bundling/compactStyles';
import { eagerly } from './bundling/eagerly';
import { hardenDependencies } from './bundling/hardenDependencies';

/** The app: one module whose name carries its content's hash. It is built after the reader and before the loader. */
export default defineConfig(() => ({
  base: './',
  define: { ...brandDefaults(), BUILD_READER_FILE: JSON.stringify(builtFile('reader')) },
  plugins: [compactStyles(), hardenDependencies()],
  resolve: { alias },
  build: {
    target: 'es2022',
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: { app: 'src/host/mount.tsx' },
      preserveEntrySignatures: 'strict' as const,
      // The loader names the file: some hashes of other characters cost it up to 24 bytes of its budget.
      output: { entryFileNames: '[name]-[hash].js', hashCharacters: 'hex' as const, postBanner: eagerly },
    },
  },
}));
