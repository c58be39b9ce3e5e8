import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { within } from './within';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const never = () => new Promise<string>(() => undefined);
const nameOf = (coming: Promise<unknown>) =>
  coming.then(
    (value) => value,
    (error: unknown) => (error as Error).name,
  );

test('[WP-33] what comes in time is handed on, and nothing is left to wait for', async () => {
  expect(await within(1000, undefined, () => Promise.resolve('here'))).toBe('here');
  expect(vi.getTimerCount()).toBe(0);
});

test('[WP-33] what never comes is given up in time, and told so, also where it does not listen', async () => {
  let told: AbortSignal | undefined;
  const coming = nameOf(
    within(1000, undefined, (signal) => {
      told = signal;
      return never();
    }),
  );
  await vi.advanceTimersByTimeAsync(1000);
  expect(await coming).toBe('AbortError');
  expect(told?.aborted).toBe(true);
});

test.each([['before'], ['while']])('[WP-33] is given up when nobody wants it any more, %s it runs', async (when) => {
  const wanted = new AbortController();
  if (when === 'before') wanted.abort();
  const coming = nameOf(within(1000, wanted.signal, never));
  wanted.abort();
  expect(await coming).toBe('AbortError');
  expect(vi.getTimerCount()).toBe(0);
});

test('[WP-33] what fails has failed', async () => {
  expect(await nameOf(within(1000, undefined, () => Promise.reject(new SyntaxError('no'))))).toBe('SyntaxError');
});
