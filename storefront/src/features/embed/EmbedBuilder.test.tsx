import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { click, control, eventually, fill, settled } from '../../testing/interact';
import { parsed, prerenderAt, renderAt } from '../../testing/renderAt';
import { EmbedBuilder } from './EmbedBuilder';

const release = { loader: { file: 'receptionist.Cd34.js', integrity: 'sha384-loader' } };

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(() => Promise.resolve(new Response(JSON.stringify(release)))),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const tag = () => document.querySelector('pre')?.textContent ?? '';
const field = (label: string) => {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  return document.getElementById(found?.htmlFor ?? '');
};

test('[WE-01] shows the tag of the site itself, prerendered with the brand’s address', async () => {
  const html = await prerenderAt('/partners/embed', <EmbedBuilder />);
  expect(parsed(html).querySelector('pre')?.textContent).toContain(
    'src="https://www.wellporch.example.com/receptionist/v1/receptionist.js"',
  );
  const { complaints } = renderAt('/partners/embed', <EmbedBuilder />, html);
  await settled();
  expect(tag()).toContain(`src="${location.origin}/receptionist/v1/receptionist.js"`);
  expect(complaints).toEqual([]);
});

test('[WE-08] what is chosen is in the tag at once, and a wrong address is complained of and left out', async () => {
  renderAt('/partners/embed', <EmbedBuilder />);
  await fill(field('Corner'), 'left');
  await fill(field('Label'), 'Ask us');
  await fill(field('Storefront address'), 'shop.example');
  expect(tag()).toContain('data-side="left"\n  data-label="Ask us"\n>');
  expect(field('Storefront address')?.getAttribute('aria-invalid')).toBe('true');
  expect(document.body.textContent).toContain('Write a full address');
  await fill(field('Storefront address'), 'https://shop.example');
  expect(tag()).toContain('data-storefront="https://shop.example"');
});

test('[WE-11] offers the version that is served, with its integrity hash', async () => {
  renderAt('/partners/embed', <EmbedBuilder />);
  const pin = await eventually(() => document.querySelector<HTMLInputElement>('input[type=checkbox]:enabled'));
  await click(pin);
  expect(tag()).toContain('/receptionist/v1/receptionist.Cd34.js"');
  expect(tag()).toContain('integrity="sha384-loader"\n  crossorigin="anonymous"');
});

test('[WE-01] the tag can be copied as it stands', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  renderAt('/partners/embed', <EmbedBuilder />);
  await click(control('Copy the tag'));
  expect(writeText).toHaveBeenCalledExactlyOnceWith(tag());
});
