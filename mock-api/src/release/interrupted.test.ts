import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { interrupt, prepare, type Bench } from './interruptions.fixture';

let bench: Bench;

beforeAll(async () => {
  bench = await prepare();
});
afterAll(async () => {
  await rm(bench.folder, { recursive: true });
});

// The gates take every step; here are some of each command, others in each.
test.for([
  ['killed', 3, 11],
  ['full', 5, 17],
] as const)(
  '[RL-04] %s at any step, a command leaves a place that is whole and in which the next one works',
  async ([ending, first, stride]) => {
    let steps = 0;
    for (const [index, name] of Object.keys(bench.commands).entries())
      for (let step = 1 + ((index * first) % stride); await interrupt(bench, name, ending, step); step += stride)
        steps += 1;
    expect(steps).toBeGreaterThan(10);
  },
);
