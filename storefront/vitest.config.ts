import { defineProject, type UserWorkspaceConfig } from 'vitest/config';
import { loadBrand } from '../shared/src/brand/loadBrand';
import { patience } from '../vitest.patience';
import { brandConstants } from './tools/brandConstants';
import { catalogueWords } from './tools/catalogueWords';

/**
 * How a package's files are chosen: as Node itself does, so that React Router's are of one kind. What Vite transforms may
 * be of those meant for bundlers too.
 */
const asNode = ['module-sync', 'node', 'development'];

/** What the tests of every edition run with. */
export const everyEdition = {
  resolve: { conditions: [...asNode, 'module'] },
  ssr: { resolve: { conditions: asNode } },
  define: {
    ...brandConstants(loadBrand('')),
    BUILD_HAS_MORE_LANGUAGES: 'true',
    BUILD_YEAR: '2024',
    BUILD_CATALOGUE_WORDS: JSON.stringify(await catalogueWords()),
  },
  test: {
    ...patience,
    // Each file of tests has globals and modules of its own, as in a process of its own, yet jsdom is loaded once for many.
    pool: 'vmForks',
    environment: 'jsdom',
    server: { deps: { inline: [/react-router/] } },
  },
} as const satisfies UserWorkspaceConfig;

/** Tests of the edition in Spanish. */
export const spanishTests = 'src/**/*.spanish.test.{ts,tsx}';

export default defineProject({
  ...everyEdition,
  test: {
    ...everyEdition.test,
    name: 'storefront',
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: [spanishTests],
  },
});
