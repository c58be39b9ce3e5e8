import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // By default one processor is left free; some tests wait for a server to stop, while others can work.
    maxWorkers: availableParallelism() + 2,
    projects: [
      'shared',
      'widget',
      'storefront',
      'storefront/vitest.spanish.config.ts',
      'storefront/vitest.tools.config.ts',
      'mock-api',
      'scripts',
    ],
    reporters:
      process.env['REPORTS'] === undefined ? ['default'] : ['default', ['json', { outputFile: 'reports/unit.json' }]],
  },
});
