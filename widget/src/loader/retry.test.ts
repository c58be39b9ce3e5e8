import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppModule } from '../boundary.types';
import { clearPage, widgetOnPage } from '../testing/widgetOnPage';
import { retryOnce } from './retry';

const never = () => new Promise<AppModule>(() => {});
const module: AppModule = { mount: () => ({ show() {}, hide() {}, destroy() {} }) };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  clearPage();
  vi.useRealTimers();
});

test('[WX-07] a file that comes is asked for once', async () => {
  const load = vi.fn<() => Promise<AppModule>>(() => Promise.resolve(module));
  await expect(retryOnce(load)).resolves.toBe(module);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load.mock.calls).toEqual([[]]);
});

test.each([
  ['fails', () => Promise.reject(new Error('404'))],
  ['never comes', never],
])('[WX-07] a file that %s is asked for again, by its other name', async (_, first) => {
  const load = vi.fn<(again?: boolean) => Promise<AppModule>>((again) => (again ? Promise.resolve(module) : first()));
  const got = retryOnce(load);
  await vi.advanceTimersByTimeAsync(7500);
  await expect(got).resolves.toBe(module);
  expect(load.mock.calls).toEqual([[], [true]]);
});

test('[WX-07] a file that never comes is told within 15 seconds, and the visitor may try again', async () => {
  let load: () => Promise<AppModule> = never;
  const { api, launcher, status } = widgetOnPage({ load: () => load() });
  const codes: string[] = [];
  api.on('error', ({ code }) => codes.push(code));

  launcher.click();
  await vi.advanceTimersByTimeAsync(13_000);
  expect(launcher.getAttribute('aria-busy')).toBe('true');
  await vi.advanceTimersByTimeAsync(2000);
  expect(status()).toBe('The chat did not load. Please try again.');
  expect(launcher.getAttribute('aria-busy')).toBe('false');
  expect(codes).toEqual(['load-failed']);

  load = () => Promise.resolve(module);
  launcher.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(launcher.getAttribute('aria-expanded')).toBe('true');
  expect(status()).toBe('');
});

const waits = [0, 3000, 6500, 6900, 9000, 13_000];

test.each(waits)(
  '[WX-07] however long the app took (%i ms), a conversation that never comes is told within 15 seconds of the press',
  async (late) => {
    const app = { show: vi.fn<() => void>(), hide: vi.fn<() => void>(), destroy: vi.fn<() => void>() };
    const ready = vi.fn<() => Promise<void>>(never as never);
    const load = (again?: boolean) =>
      new Promise<AppModule>((come) => {
        setTimeout(() => come({ mount: () => ({ ...app, ready }) }), again === true ? late - 7000 : late);
      });
    const { launcher, status } = widgetOnPage({ load });
    launcher.click();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(status()).toBe('The chat did not load. Please try again.');
    expect(launcher.getAttribute('aria-busy')).toBe('false');

    // What comes after all is shown when it is asked for again.
    ready.mockResolvedValue();
    launcher.click();
    await vi.advanceTimersByTimeAsync(late);
    expect(launcher.getAttribute('aria-expanded')).toBe('true');
  },
);

test('[WX-07] what a visitor was told stays while the page changes', async () => {
  const { api, launcher, status } = widgetOnPage({ load: () => Promise.reject(new Error('offline')) });
  launcher.click();
  await vi.advanceTimersByTimeAsync(0);
  api.update({ product: 'Acme Care' });
  expect(status()).toBe('The chat did not load. Please try again.');
});
