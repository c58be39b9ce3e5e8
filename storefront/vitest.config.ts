import { defineProject, type UserWorkspaceConfig } from 'vitest/config';
import { loadBrand } from '../shared/src/brand/loadBrand';
import { patience } from '../vitest.patience';
import { catalogueWords } from './tools/catalogueWords';

/** What the tests of every edition run with. */
export const everyEdition = {
  define: {
    __BRAND__: JSON.stringify(loadBrand('')),
    __HAS_MORE_LANGUAGES__: 'true',
    __BUILD_YEAR__: '2024',
    __CATALOGUE_WORDS__: JSON.stringify(await catalogueWords()),
  },
  test: { ...patience, pool: 'threads', environment: 'jsdom' },
} as const satisfies UserWorkspaceConfig;

/** Tests of the edition in Spanish. */
export const spanishTests = '{src,tools}/**/*.spanish.test.{ts,tsx}';

export default defineProject({
  ...everyEdition,
  test: {
    ...everyEdition.test,
    name: 'storefront',
    include: ['{src,tools}/**/*.test.{ts,tsx}'],
    exclude: [spanishTests],
  },
});
