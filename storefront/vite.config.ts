import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundledPackages } from '../shared/src/delivery/bundledPackages';
import { componentIds } from '../shared/src/delivery/componentIds';
import { eagerly } from '../shared/src/delivery/eagerly';
import { editionWords } from '../shared/src/delivery/editionWords';
import { loadBrand } from '../shared/src/brand/loadBrand';
import { languages } from '../shared/src/language';
import { resolveLanguage } from '../shared/src/languageTag';
import { adoptedSingleton } from './tools/adoptedSingleton';
import { brandConstants } from './tools/brandConstants';
import { catalogueWords } from './tools/catalogueWords';
import { conditionPictures } from './tools/pictures/conditionPictures';
import { devServices } from './tools/devServices';
import { drawnFiles } from './tools/drawnFiles';
import { documentShell } from './tools/documentShell';
import { plainDrawings } from './tools/plainDrawings';
import { plainImports } from './tools/plainImports';
import { productionRouter } from './tools/productionRouter';
import { leanRouter } from './tools/leanRouter';
import { leanStyles } from './tools/leanStyles';
import { chunkGroups, namedModulesExist } from './tools/namedChunks';
import { savingsCards } from './tools/pictures/savingsCards';
import { smallest } from './tools/smallest';

/** The language of this edition: English, or what `EDITION` names. */
const language = resolveLanguage(process.env['EDITION']);
/** However many there are: the list itself says how many to the compiler. */
const spoken: readonly string[] = languages;
/** Read once, for both builds of a run. */
const brand = loadBrand();
/** Whoever builds an old state again says when it was built first: https://reproducible-builds.org/specs/source-date-epoch/ */
const { SOURCE_DATE_EPOCH: builtAt } = process.env;
const buildYear = (builtAt === undefined ? new Date() : new Date(Number(builtAt) * 1000)).getFullYear();
const words = JSON.stringify(await catalogueWords());

export default defineConfig(({ command, isSsrBuild }) => ({
  define: {
    ...brandConstants(brand),
    // Said apart, so that a page of a brand without reports carries nothing of them.
    BUILD_HAS_REPORTS: String(brand.reportsPath !== ''),
    BUILD_HAS_MORE_LANGUAGES: String(spoken.length > 2),
    BUILD_YEAR: String(buildYear),
    BUILD_CATALOGUE_WORDS: words,
  },
  // Class names derive from a component's file and place, so that prerendered HTML and the browser
  // agree on them whatever order chunks load in.
  oxc: { plugins: { styledComponents: { displayName: command === 'serve', fileName: false, ssr: true } } },
  plugins: [
    editionWords(language),
    react(),
    documentShell(language),
    drawnFiles('condition-pictures', conditionPictures),
    drawnFiles('savings-cards', () => savingsCards(brand)),
    devServices(),
    plainImports(),
    plainDrawings(),
    leanStyles(),
    leanRouter(),
    componentIds(),
    adoptedSingleton(),
    namedModulesExist(),
    // The document names the font's file itself.
    bundledPackages('storefront', ['node_modules/@fontsource-variable/nunito']),
  ],
  resolve: { alias: command === 'build' ? productionRouter : {} },
  // Who may call from another origin the mock API says itself; Vite would answer in its place.
  server: { host: '127.0.0.1', port: 5173, cors: false },
  // Bundled whole, so that the prerenderer runs the modules that the browser runs.
  ssr: command === 'build' ? { noExternal: true } : {},
  build: {
    target: 'es2022',
    // What renders pages on the server need not be small.
    ...(isSsrBuild === true ? {} : smallest),
    manifest: isSsrBuild !== true,
    modulePreload: false,
    rolldownOptions: {
      // An icon's component is dropped where only its drawing is used, and so are the router's hints to developers.
      treeshake: { manualPureFunctions: ['createLucideIcon', 'warning', 'warningOnce'] },
      output:
        isSsrBuild === true
          ? {}
          : {
              codeSplitting: { groups: chunkGroups },
              postBanner: eagerly,
            },
    },
  },
}));
