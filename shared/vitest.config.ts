import { defineProject } from 'vitest/config';
import { patience } from '../vitest.patience';

export default defineProject({
  test: {
    ...patience,
    name: 'shared',
    // Some files put other modules in a module's place, so each has modules of its own; a process for each would take as long
    // again as the tests.
    pool: 'vmForks',
    include: ['src/**/*.test.ts'],
  },
});
