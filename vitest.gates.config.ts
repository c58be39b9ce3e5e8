import { defineConfig } from 'vitest/config';

/** What a clock says, on a machine that does nothing else: one file after the other. */
export default defineConfig({
  test: { include: ['mock-api/**/*.gate.ts'], fileParallelism: false, testTimeout: 120_000 },
});
