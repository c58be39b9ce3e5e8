import { defineConfig } from 'vite';

/** The search as one module without imports, for runtimes that take such (edge/search.capnp). */
export default defineConfig({
  build: {
    target: 'es2022',
    outDir: 'dist/edge',
    // Everything is in the one file, and no page loads it.
    modulePreload: false,
    rolldownOptions: {
      input: { search: 'src/edge.ts' },
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].js', codeSplitting: false },
    },
  },
});
