import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // By default one processor is left free.
    maxWorkers: '100%',
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
