import { defineProject } from 'vitest/config';
import { loadBrand } from '../shared/src/brand/loadBrand';

export default defineProject({
  define: { __BRAND__: JSON.stringify(loadBrand('')) },
  test: { name: 'storefront', environment: 'jsdom', include: ['{src,tools}/**/*.test.{ts,tsx}'] },
});
