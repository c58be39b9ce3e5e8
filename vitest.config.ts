import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['shared', 'widget', 'storefront', 'mock-api'],
    reporters:
      process.env['REPORTS'] === undefined ? ['default'] : ['default', ['json', { outputFile: 'reports/unit.json' }]],
  },
});
