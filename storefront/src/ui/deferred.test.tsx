import { expect, test, vi } from 'vitest';
import { settled } from '../testing/interact';
import { render } from '../testing/renderAt';
import { deferred } from './deferred';

const html = '<!--$--><button type="button">0</button><!--/$-->';
const part = { Part: ({ label }: { readonly label: string }) => <button type="button">{label}</button> };

async function hydrate(load: () => Promise<typeof part>) {
  const Deferred = deferred(load, ({ Part }) => Part);
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const prerendered = container.querySelector('button');
  const { rerender } = render(<Deferred label="0" />, { container, hydrate: true, onRecoverableError });
  await settled();
  return { rerender, container, prerendered, Deferred, onRecoverableError };
}

test('[APP-02] takes over the prerendered part when its chunk has arrived', async () => {
  const { rerender, container, prerendered, Deferred, onRecoverableError } = await hydrate(() => Promise.resolve(part));
  expect(container.querySelector('button')).toBe(prerendered);
  expect(onRecoverableError).not.toHaveBeenCalled();
  rerender(<Deferred label="1" />);
  expect(container.textContent).toBe('1');
});

test('[APP-02] leaves the prerendered part alone while it waits, whatever is rendered around it', async () => {
  const { rerender, container, prerendered, Deferred, onRecoverableError } = await hydrate(
    () => new Promise(() => undefined),
  );
  rerender(<Deferred label="0" />);
  await settled();
  expect(container.querySelector('button')).toBe(prerendered);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('[APP-05] keeps the prerendered part when its chunk cannot be had', async () => {
  const { container, prerendered, onRecoverableError } = await hydrate(() => Promise.reject(new TypeError('gone')));
  expect(container.querySelector('button')).toBe(prerendered);
  expect(onRecoverableError).not.toHaveBeenCalled();
});
