import { expect, test, vi } from 'vitest';
import { isDemanded } from './needed.mjs';

test.each([
  [undefined, false],
  ['', false],
  ['true', true],
])('[QA-06] where CI is %s, what is missing ends a run: %s', (value, is) => {
  vi.stubEnv('CI', value);
  expect(isDemanded()).toBe(is);
  vi.unstubAllEnvs();
});
