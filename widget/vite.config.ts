import { defineConfig } from 'vite';
import { alias } from './bundling/alias';
import { brandDefaults } from './bundling/brandDefaults';
import { compactStyles } from './bundling/compactStyles';
import { hardenDependencies } from './bundling/hardenDependencies';

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
      output: { entryFileNames: '[name]-[hash].js' },
    },
  },
});
