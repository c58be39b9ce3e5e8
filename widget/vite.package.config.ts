import { defineConfig, type Plugin } from 'vite';
import { loadBrand } from '../shared/src/brand/loadBrand';
import { alias } from './bundling/alias';
import { brandDefaults } from './bundling/brandDefaults';
import { builtText } from './bundling/builtText';
import { compileStyles } from './bundling/compileStyles';
import { fitDependencies } from './bundling/fitDependencies';
import { languageTags } from './bundling/languageTags';

/** The npm package: modules for other people's builds, with the chat in a chunk of its own, and what reads emergencies. */
export default defineConfig({
  define: {
    ...brandDefaults(),
    ...languageTags,
    BUILD_CHAT_FILE: 'undefined',
    BUILD_CHAT_INTEGRITY: 'undefined',
    BUILD_READER_INTEGRITY: 'undefined',
    BUILD_READER_FILE: 'undefined',
    'process.env.NODE_ENV': JSON.stringify('production'),
    // A bundled file comes from the page's own origin; the addresses start at the brand's all the same.
    'import.meta.url': JSON.stringify(loadBrand().siteUrl),
  },
  plugins: [preactInside(), frameTexts(), compileStyles(), fitDependencies()],
  build: {
    target: 'es2022',
    outDir: 'dist-package',
    // Their builds do it.
    minify: false,
    license: { fileName: 'THIRD-PARTY-LICENSES.md' },
    lib: {
      entry: { index: 'package/index.ts', react: 'package/react.ts', element: 'package/element.ts' },
      formats: ['es'],
    },
    rolldownOptions: {
      output: { banner: ({ name, isEntry }) => (isEntry && name === 'react' ? "'use client';" : '') },
    },
  },
});

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

/** A frame can't ask a bundle for anything: what runs there is given to it. */
function frameTexts(): Plugin {
  return {
    name: 'frame-texts',
    config: async () => ({
      define: {
        BUILD_CHAT_TEXT: JSON.stringify(
          await builtText({
            entry: 'src/frame/main.ts',
            define: { ...brandDefaults(), BUILD_READER_FILE: '""' },
            plugins: [compileStyles(), fitDependencies()],
            alias,
          }),
        ),
        BUILD_READER_TEXT: JSON.stringify(await builtText({ entry: 'src/safety/main.ts' })),
      },
    }),
  };
}
