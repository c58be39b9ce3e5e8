import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { servingAt } from './servingAt.mjs';

test.each([
  [['Loading …\nServing on http://127.0.0.1:4173\n  Storefront  /\n'], 'http://127.0.0.1:4173'],
  [['Serving on http://127.0.0.1:4173, in 4 processes\n'], 'http://127.0.0.1:4173'],
  [['Serving ', 'on http://[::1]:80\n'], 'http://[::1]:80'],
  [['Port 4173 is in use.\n'], undefined],
])('[QA-06] %j tells that a server is at %s', async (written, origin) => {
  expect(await servingAt(Readable.from(written))).toBe(origin);
});
