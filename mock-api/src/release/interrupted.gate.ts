import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { interrupt, prepare } from './interruptions.fixture';

test.for(['killed', 'full'] as const)(
  '[RL-04] %s at each of its steps, a command leaves a place that is whole and in which the next one works',
  { timeout: 600_000 },
  async (ending) => {
    const bench = await prepare();
    for (const name of Object.keys(bench.commands)) {
      let step = 1;
      while (await interrupt(bench, name, ending, step)) step += 1;
      expect(step).toBeGreaterThan(2);
    }
    await rm(bench.folder, { recursive: true });
  },
);
