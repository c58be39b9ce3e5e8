import { defineConfig } from 'vite';
import { brandDefaults } from './bundling/brandDefaults';

/** The npm package's command: one file for Node that needs nothing installed, but for the browser that it may use. */
export default defineConfig({
  define: brandDefaults(),
  ssr: { noExternal: true },
  build: {
    ssr: 'package/command.ts',
    target: 'node20',
    outDir: 'dist-package',
    // The modules for browsers are there already.
    emptyOutDir: false,
    minify: false,
    license: { fileName: 'THIRD-PARTY-LICENSES-COMMAND.md' },
    rolldownOptions: { output: { entryFileNames: 'command.js', banner: '#!/usr/bin/env node' } },
  },
});
