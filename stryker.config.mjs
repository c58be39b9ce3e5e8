// How mutation tests run. `npm run test:mutation` chooses the files, and runs them in a copy of the project.
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  // The compiler is not asked what it thinks of a mutant.
  disableTypeChecks: false,
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  // Below this share of mutants that a test noticed, in percent, the command fails.
  thresholds: { high: 90, low: 80, break: 80 },
};
