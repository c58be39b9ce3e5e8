import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { addressOf } from '@front-door/shared/routing/hrefs';
import { notFoundText, pageAt } from '@front-door/shared/routing/pages';
import { brand } from '../platform/brand';
import { renderAt } from '../testing/renderAt';
import { useDocumentHead } from './useDocumentHead';

function Head() {
  useDocumentHead();
  return null;
}

const head = (selector: string, attribute: string) => document.querySelector(selector)?.getAttribute(attribute);
const description = () => head('meta[name=description]', 'content');

/** A prerendered page on which somebody goes on to another one. */
async function goOn(path: string): Promise<void> {
  document.head.innerHTML = `<title>The first page</title><meta name="description" content="What the first page says">
    <link rel="canonical" href="${brand.siteUrl}/"><link rel="alternate" hreflang="es" href="${brand.siteUrl}/es/">`;
  const { router } = renderAt('/', <Head />);
  await act(() => router.navigate(path));
  await vi.waitFor(() => expect(document.title).not.toBe('The first page'));
}

afterEach(() => {
  document.head.replaceChildren();
});

test('[APP-02] the page that somebody goes on to has its own title, description and canonical address', async () => {
  await goOn('/treatments/ACNE');
  const page = pageAt('/treatments/acne', brand);
  expect(document.title).toBe(page?.title);
  expect(description()).toBe(page?.description);
  expect(head('link[rel=canonical]', 'href')).toBe(`${brand.siteUrl}${addressOf('/treatments/acne')}`);
  expect(document.querySelector('link[hreflang]')).toBeNull();
});

test('[APP-02] [APP-07] where there is no page the head says so, too', async () => {
  await goOn('/nowhere');
  const { title, description: text } = notFoundText(brand);
  expect([document.title, description()]).toEqual([title, text]);
});
