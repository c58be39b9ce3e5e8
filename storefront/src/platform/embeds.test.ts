import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { embedMargin, embedTimeout, type Embed } from './embeds';

// The brand that is tested with has a provider's script.
vi.mock(import('./brand'), async (original) => ({
  brand: { ...(await original()).brand, signUpFormScript: 'https://forms.example.com/form.js' },
}));

const embed: Embed = { script: 'https://forms.example.com/form.js', name: 'sign-up-form' };

interface Watched {
  readonly margin: string | undefined;
  readonly come: () => void;
}

let watched: Watched[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  watched = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: readonly object[]) => void, { rootMargin }: IntersectionObserverInit) {
        const entry: Watched = {
          margin: rootMargin,
          come: () => {
            if (watched.includes(entry)) report([{ isIntersecting: true }]);
          },
        };
        watched.push(entry);
        this.disconnect = () => {
          watched = watched.filter((other) => other !== entry);
        };
      }
      observe(): void {}
      disconnect: () => void;
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
const host = () => document.querySelector<HTMLElement>('[data-embed=sign-up-form]');
const settled = () => vi.advanceTimersByTimeAsync(0);

function newBox(): HTMLElement {
  return document.body.appendChild(document.createElement('div'));
}

async function mounted(box: HTMLElement, what: Embed = embed) {
  const { mountEmbed } = await import('./embeds');
  const onFilled = vi.fn<() => void>();
  return { onFilled, unmount: mountEmbed(box, what, onFilled) };
}

test('[FT-02] nothing is loaded before the place comes near the viewport', async () => {
  await mounted(newBox());
  expect(watched.map(({ margin }) => margin)).toEqual([embedMargin]);
  expect(scripts()).toEqual([]);
  watched[0]?.come();
  expect(scripts().map(({ src, async, referrerPolicy }) => [src, async, referrerPolicy])).toEqual([
    [embed.script, true, 'no-referrer'],
  ]);
});

test('[FT-02] [FT-03] what the script draws shows once it is there', async () => {
  const box = newBox();
  const { onFilled } = await mounted(box);
  watched[0]?.come();
  expect(host()?.parentElement).toBe(box);
  expect(host()?.dataset).toHaveProperty('pending');
  await settled();
  expect(onFilled).not.toHaveBeenCalled();
  host()?.append(document.createElement('form'));
  await settled();
  expect(onFilled).toHaveBeenCalledTimes(1);
  expect(host()?.dataset).not.toHaveProperty('pending');
});

test('[FT-02] the script is loaded once however often its place is mounted, and what it drew comes along', async () => {
  const first = await mounted(newBox());
  watched[0]?.come();
  host()?.append(document.createElement('form'));
  await settled();
  first.unmount();
  expect(host()).toBeNull();
  const box = newBox();
  const second = await mounted(box);
  watched[0]?.come();
  await settled();
  expect(second.onFilled).toHaveBeenCalledTimes(1);
  expect(box.querySelector('[data-embed] form')).not.toBeNull();
  expect(scripts()).toHaveLength(1);
});

test('[FT-02] a browser that cannot tell when the place comes near keeps the fallback', async () => {
  vi.unstubAllGlobals();
  const { unmount } = await mounted(newBox());
  expect(unmount).not.toThrow();
  expect(scripts()).toEqual([]);
});

test('[FT-02] a place that goes before it comes near loads nothing', async () => {
  const { unmount } = await mounted(newBox());
  const [place] = watched;
  unmount();
  place?.come();
  expect(scripts()).toEqual([]);
});

test('[FT-02] [FT-03] a script that fails leaves the fallback, and is not loaded again', async () => {
  const { onFilled } = await mounted(newBox());
  watched[0]?.come();
  scripts()[0]?.dispatchEvent(new Event('error'));
  await settled();
  expect(onFilled).not.toHaveBeenCalled();
  expect(host()).toBeNull();
  await mounted(newBox());
  watched[0]?.come();
  await settled();
  expect(scripts()).toHaveLength(1);
  expect(host()).toBeNull();
});

test('[FT-02] a script that has drawn nothing after 10 seconds is given up, even should it draw later', async () => {
  expect(embedTimeout).toBe(10_000);
  const { onFilled } = await mounted(newBox());
  watched[0]?.come();
  const place = host();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(host()).toBe(place);
  await vi.advanceTimersByTimeAsync(1);
  expect(host()).toBeNull();
  place?.append(document.createElement('form'));
  await settled();
  expect(onFilled).not.toHaveBeenCalled();
});
