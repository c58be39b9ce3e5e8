/**
 * How long a unit test may wait, in milliseconds. It ends what would never end, and holds on a machine whose processors
 * are all at work: no test takes a tenth of it on a quiet one.
 */
export const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
} as const;
