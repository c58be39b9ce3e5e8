import { defineProject } from 'vitest/config';
import { loadBrand } from '../shared/src/brand/loadBrand';
import { patience } from '../vitest.patience';
import { catalogueWords } from './tools/catalogueWords';

export default defineProject({
  define: {
    __BRAND__: JSON.stringify(loadBrand('')),
    __BUILD_YEAR__: '2024',
    __CATALOGUE_WORDS__: JSON.stringify(await catalogueWords()),
  },
  test: {
    ...patience,
    name: 'storefront',
    pool: 'threads',
    environment: 'jsdom',
    include: ['{src,tools}/**/*.test.{ts,tsx}'],
  },
});
