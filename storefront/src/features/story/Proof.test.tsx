import { expect, test } from 'vitest';
import { brand } from '../../platform/brand';
import { parsed, prerenderAt, textOf } from '../../testing/renderAt';
import { Proof } from './Proof';

const text = async (lead: string) => textOf(parsed(await prerenderAt('/about-us', <Proof lead={lead} />)));

test('[AF-15] leads to what can be looked up: licenses, sources, reviews', async () => {
  const page = parsed(await prerenderAt('/about-us', <Proof />));
  expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/provider-licensure-information',
    '/treatments',
    brand.reviewUrl,
  ]);
});

test('[AF-15] who leads the providers is named by configuration or not at all', async () => {
  expect(await text('Dr. Example')).toContain('Dr. Example leads our providers. Your provider');
  expect(await text('')).not.toContain('leads our providers');
});
