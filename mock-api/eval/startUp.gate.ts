import { expect, test } from 'vitest';
import { measureStartUp } from './startUp';

test('[SE-09] the engine is ready within 150 ms of its import', async () => {
  expect((await measureStartUp()).milliseconds).toBeLessThanOrEqual(150);
});
