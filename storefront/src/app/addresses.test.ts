import { expect, test } from 'vitest';
import { disagreements } from './addresses.fixture';

test('[APP-01] [ES-01] at every address, folders and segments of both languages mixed, router and server have the same page or none', async () => {
  expect(await disagreements()).toEqual([]);
});
