import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { settled } from '../testing/interact';
import { deferred } from './deferred';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const html = '<!--$--><button type="button">0</button><!--/$-->';
const part = { Part: ({ label }: { readonly label: string }) => <button type="button">{label}</button> };

afterEach(() => {
  document.body.replaceChildren();
});

async function hydrate(load: () => Promise<typeof part>) {
  const Deferred = deferred(load, ({ Part }) => Part);
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const prerendered = container.querySelector('button');
  const root = await act(async () => {
    const hydrated = hydrateRoot(container, <Deferred label="0" />, { onRecoverableError });
    await settled();
    return hydrated;
  });
  return { root, container, prerendered, Deferred, onRecoverableError };
}

test('[APP-02] takes over the prerendered part when its chunk has arrived', async () => {
  const { root, container, prerendered, Deferred, onRecoverableError } = await hydrate(() => Promise.resolve(part));
  expect(container.querySelector('button')).toBe(prerendered);
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => {
    root.render(<Deferred label="1" />);
  });
  expect(container.textContent).toBe('1');
});

test('[APP-02] leaves the prerendered part alone while it waits, whatever is rendered around it', async () => {
  const { root, container, prerendered, Deferred, onRecoverableError } = await hydrate(
    () => new Promise(() => undefined),
  );
  await act(async () => {
    root.render(<Deferred label="0" />);
    await settled();
  });
  expect(container.querySelector('button')).toBe(prerendered);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('[APP-05] keeps the prerendered part when its chunk can not be had', async () => {
  const { container, prerendered, onRecoverableError } = await hydrate(() => Promise.reject(new TypeError('gone')));
  expect(container.querySelector('button')).toBe(prerendered);
  expect(onRecoverableError).not.toHaveBeenCalled();
});
