import { defineConfig, type Plugin } from 'vite';
import { loadBrand } from '../shared/src/brand/loadBrand';
import { alias } from './bundling/alias';
import { brandDefaults } from './bundling/brandDefaults';
import { chatBuild } from './bundling/chatBuild';
import { classicScript } from './bundling/classicScript';
import { compileStyles } from './bundling/compileStyles';
import { hardenDependencies } from './bundling/hardenDependencies';
import readerBuild from './vite.reader.config';

/**
 * The npm package: modules for other people's builds. Chat and reader are in it twice, each in a chunk of its own: as the
 * text of the script that the frame runs, and as modules for pages whose policy refuses that.
 */
export default defineConfig(async () => ({
  define: {
    ...brandDefaults(),
    BUILD_CHAT_CODE: JSON.stringify(await classicScript(chatBuild(null))),
    BUILD_READER_CODE: JSON.stringify(await classicScript(readerBuild)),
    BUILD_CHAT_FILE: 'undefined',
    BUILD_CHAT_INTEGRITY: 'undefined',
    BUILD_READER_FILE: 'undefined',
    'process.env.NODE_ENV': JSON.stringify('production'),
    // A bundled file comes from the page's own origin; the addresses start at the brand's all the same.
    'import.meta.url': JSON.stringify(loadBrand().siteUrl),
  },
  plugins: [preactInside(), compileStyles(), hardenDependencies()],
  build: {
    target: 'es2022',
    outDir: 'dist-package',
    // Their builds do it.
    minify: false,
    license: { fileName: 'THIRD-PARTY-LICENSES.md' },
    lib: {
      entry: { index: 'package/index.ts', react: 'package/react.ts', element: 'package/element.ts' },
      formats: ['es' as const],
    },
    rolldownOptions: {
      output: {
        banner: ({ name, isEntry }: { name: string; isEntry: boolean }) =>
          isEntry && name === 'react' ? "'use client';" : '',
      },
    },
  },
}));

/** In the chat `react` is Preact, as ever; the package's own component is for the page's React. */
function preactInside(): Plugin {
  return {
    name: 'preact-inside',
    enforce: 'pre',
    resolveId(source, importer, options) {
      if (source === 'react' && importer?.includes('/widget/package/') === true) return { id: source, external: true };
      const found = alias.find(({ find }) => find.test(source));
      return found && this.resolve(found.replacement, importer, { ...options, skipSelf: true });
    },
  };
}
