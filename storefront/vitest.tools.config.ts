import { defineProject } from 'vitest/config';
import { everyEdition } from './vitest.config';

/** Tests of what builds the site. Vite's own program takes no values from beyond a context, so these run in none. */
export default defineProject({
  ...everyEdition,
  test: { ...everyEdition.test, name: 'storefront-tools', pool: 'threads', include: ['tools/**/*.test.ts'] },
});
