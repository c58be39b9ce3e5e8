// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { reloadForLost } from './address';

const lost = new TypeError('Failed to fetch dynamically imported module: https://shop.example.com/assets/Page-1.js');
const reload = vi.fn<() => void>();

/** A document that was loaded in this way from this address, and now shows another page or the same. */
function arrive(type: string, name: string, isOnline = true): void {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type, name }] });
  vi.stubGlobal('navigator', { onLine: isOnline });
  vi.stubGlobal('location', { href: 'https://shop.example.com/care', reload });
}

afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockReset();
});

test.each([
  ['a page that was opened elsewhere', 'navigate', 'https://shop.example.com/'],
  ['one that was opened here', 'navigate', 'https://shop.example.com/care'],
  ['one that was loaded anew elsewhere', 'reload', 'https://shop.example.com/'],
])('[RL-04] %s loads anew for a part that is lost', (_what, type, name) => {
  arrive(type, name);
  expect(reloadForLost(lost)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('[RL-04] what has just been loaded anew is not again', () => {
  arrive('reload', 'https://shop.example.com/care');
  expect(reloadForLost(lost)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('[RL-04] without a network, and for an error of another kind, the page stays', () => {
  arrive('navigate', 'https://shop.example.com/', false);
  expect(reloadForLost(lost)).toBe(false);
  arrive('navigate', 'https://shop.example.com/');
  expect(reloadForLost(new Error('broken on purpose'))).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
