import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { bundledPackages } from '../shared/src/delivery/bundledPackages';

/** Where the scripts lie that the server reads as files, because browsers get them. */
const folders = ['src/server/', 'src/stand-ins/'].map((folder) => new URL(folder, import.meta.url));

function clientScripts(): Plugin {
  return {
    name: 'client-scripts',
    generateBundle() {
      for (const folder of folders) {
        for (const fileName of readdirSync(folder).filter((name) => name.endsWith('.client.js'))) {
          this.emitFile({ type: 'asset', fileName, source: readFileSync(new URL(fileName, folder)) });
        }
      }
    },
  };
}

/** The HTTP server with all that it needs in one file, so that Node alone runs it: no packages, no TypeScript. */
export default defineConfig({
  plugins: [clientScripts(), bundledPackages('server')],
  ssr: { noExternal: true },
  build: {
    target: 'node20',
    // As deep as main.ts, which finds the built sites from where it is.
    outDir: 'dist/server',
    ssr: 'src/server/main.ts',
    rolldownOptions: { output: { entryFileNames: '[name].mjs', codeSplitting: false } },
  },
});
