import { defineProject } from 'vitest/config';
import { patience } from '../vitest.patience';

export default defineProject({
  test: {
    ...patience,
    name: 'shared',
    // Some files mock modules, so each file needs modules of its own; a process for each would double the time.
    pool: 'vmForks',
    include: ['src/**/*.test.ts'],
  },
});
