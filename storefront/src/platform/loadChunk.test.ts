// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chunkTimeout, loadChunk } from './loadChunk';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const lost = new TypeError('Failed to fetch dynamically imported module: https://shop.example.com/assets/Page-1.js');

test('[APP-05] asks once more, at another address than the one whose failure the browser remembers', async () => {
  const load = vi.fn<() => Promise<{ page: string }>>().mockRejectedValue(lost);
  const importModule = vi.fn<(url: string) => Promise<unknown>>().mockResolvedValue({ page: 'again' });
  await expect(loadChunk(load, importModule)).resolves.toEqual({ page: 'again' });
  expect(importModule).toHaveBeenCalledExactlyOnceWith('https://shop.example.com/assets/Page-1.js?retry');
  expect(load).toHaveBeenCalledTimes(1);
});

test('[APP-05] asks the same way again when the browser does not say which address failed', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
    .mockResolvedValueOnce('arrived');
  await expect(loadChunk(load)).resolves.toBe('arrived');
});

test('[APP-05] fails after the second failure', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('Importing a module script failed.'));
  await expect(loadChunk(load)).rejects.toThrow('Importing a module script failed.');
  expect(load).toHaveBeenCalledTimes(2);
});

test('[APP-05] gives up a chunk that hangs for 120 seconds, not earlier', async () => {
  expect(chunkTimeout).toBe(120_000);
  const outcome = vi.fn<(value: unknown) => void>();
  const pending = loadChunk(() => new Promise(() => undefined)).catch(outcome);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await pending;
  expect(outcome).toHaveBeenCalledExactlyOnceWith(new Error('Loading chunk failed: no answer within 120 s'));
});
