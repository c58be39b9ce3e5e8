import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { click, control, eventually, fill, settled } from '../../testing/interact';
import { parsed, prerenderAt, renderAt, textOf } from '../../testing/renderAt';
import { Doctor } from './Doctor';

const manifest = { loader: { file: 'receptionist.ab12.js', integrity: 'sha384-loader' } };
const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  asked.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(manifest))));
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockReset();
});

const [html, headers] = [0, 1].map((place) => () => document.querySelectorAll('textarea')[place]);
const said = () => textOf(document.querySelector('output'));
const items = () => [...document.querySelectorAll('ol > li')];
const page = (head: string) =>
  `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width">${head}</head><body></body></html>`;
const tag = `<script async src="${location.origin}/receptionist/v1/receptionist.js"></script>`;

async function examine(pasted: string, withHeaders = ''): Promise<void> {
  await fill(html?.(), pasted);
  await fill(headers?.(), withHeaders);
  await click(control('Examine'));
  await eventually(() => (said().startsWith('Reading') ? undefined : true));
}

test('[WX-12] is prerendered with its fields, and says that nothing is pasted yet', async () => {
  const prerendered = await prerenderAt('/partners/doctor', <Doctor />);
  expect(textOf(parsed(prerendered).querySelector('output'))).toBe('Nothing yet: paste a page and choose Examine.');
  const { complaints } = renderAt('/partners/doctor', <Doctor />, prerendered);
  await settled();
  expect(complaints).toEqual([]);
});

test('[WX-12] names each hazard with its line and what to set, and reads the sum out', async () => {
  renderAt('/partners/doctor', <Doctor />);
  await examine(
    page(`\n${tag.replace(' async', ' data-langauge="es"')}`),
    "content-security-policy: script-src 'self'; connect-src 'none'",
  );
  expect(said()).toContain('Found: 2 that prevent the chat, 2 that harm it');
  expect(textOf(items()[0])).toContain('Prevents the chat');
  const code = items().map((item) => item.querySelector('pre')?.textContent);
  expect(code.slice(0, 2)).toEqual([`script-src 'self' ${location.origin};`, `connect-src ${location.origin};`]);
  expect(textOf(items()[2])).toContain('Harms the chat, line 2');
});

test('[WX-12] says what it means that nothing was found', async () => {
  renderAt('/partners/doctor', <Doctor />);
  await examine(page(tag));
  expect(said()).toContain('No problem was found. Nothing in the page’s HTML or headers stops the Receptionist.');
  expect(items()).toEqual([]);
});

test('[WX-12] complains of what is no page, at the field, and takes it back when something else is pasted', async () => {
  renderAt('/partners/doctor', <Doctor />);
  await click(control('Examine'));
  expect(said()).toBe('You have not pasted anything yet.');
  expect(document.activeElement).toBe(html?.());
  expect(html?.()?.getAttribute('aria-invalid')).toBe('true');
  expect(html?.()?.getAttribute('aria-describedby')).toContain(document.querySelector('output')?.id);
  await fill(html?.(), 'https://www.example.com/');
  expect(html?.()?.getAttribute('aria-invalid')).toBe('false');
  await click(control('Examine'));
  expect(said()).toContain('That is an address');
  await click(control('Clear'));
  expect(html?.()?.value).toBe('');
});

test('[WX-12] what is pasted stays on the device: only the release is asked for', async () => {
  renderAt('/partners/doctor', <Doctor />);
  await examine(page(`${tag}<meta name="secret" content="zebra">`), 'x-secret: zebra');
  expect(asked.mock.calls).toEqual([
    [
      new URL('/receptionist/v1/receptionist-manifest.json', location.origin),
      { signal: expect.any(AbortSignal) as unknown },
    ],
  ]);
});

test('[WX-12] what to set can be copied', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  renderAt('/partners/doctor', <Doctor />);
  await examine(page(''));
  await click(control('Copy'));
  expect(writeText).toHaveBeenCalledExactlyOnceWith(tag);
});

test('[WX-12] a release that cannot be asked for keeps nothing from being examined', async () => {
  asked.mockImplementation(() => Promise.reject(new TypeError('offline')));
  renderAt('/partners/doctor', <Doctor />);
  await examine(page(tag));
  expect(said()).toContain('No problem was found.');
});
