import { expect, test } from 'vitest';
import { loadTreatment } from '@front-door/shared/catalogue/treatmentContent';
import { allPages, notFoundText, type Page } from '@front-door/shared/routing/pages';
import { brand } from '../platform/brand';
import { documentHead } from './documentHead';

function pageAt(path: string): Page {
  const page = allPages(brand).find((candidate) => candidate.path === path);
  if (page === undefined) throw new Error(`no page at ${path}`);
  return page;
}

function headOf(page: Page, treatment?: Parameters<typeof documentHead>[2]): Document {
  return new DOMParser().parseFromString(documentHead(page, brand, treatment), 'text/html');
}

function property(head: Document, name: string): string | null | undefined {
  return head.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
}

test('[APP-02] says title, description, canonical address and link preview of a page', () => {
  const page = pageAt('/treatments/acne');
  const head = headOf({ ...page, path: '/treatments/ACNE', title: 'A "quoted" <title> & more' });
  expect(head.title).toBe('A "quoted" <title> & more');
  expect(head.querySelector('meta[name=description]')?.getAttribute('content')).toBe(page.description);
  expect(head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${brand.siteUrl}/treatments/acne`);
  expect(property(head, 'og:url')).toBe(`${brand.siteUrl}/treatments/acne`);
  expect(property(head, 'og:title')).toBe('A "quoted" <title> & more');
  expect(property(head, 'og:site_name')).toBe(brand.name);
  expect(head.querySelector('meta[name=robots]')).toBeNull();
});

test("[APP-08] previews a link with the category's picture, its size and what it shows", () => {
  const head = headOf(pageAt('/treatments/acne'));
  expect(property(head, 'og:image')).toBe(`${brand.siteUrl}/images/og/dermatology.png`);
  expect([property(head, 'og:image:width'), property(head, 'og:image:height')]).toEqual(['1200', '630']);
  expect(property(head, 'og:image:alt')).toMatch(/^Dermatology\. /);
  expect(property(headOf(pageAt('/')), 'og:image')).toBe(`${brand.siteUrl}/images/og/default.png`);
});

test('[APP-08] carries the structured data whole, whatever the texts in it', async () => {
  const treatment = { ...(await loadTreatment('acne')), name: '</script><script>alert(1)</script><!--' };
  const head = headOf(pageAt('/treatments/acne'), treatment);
  const scripts = head.querySelectorAll('script');
  expect(scripts).toHaveLength(1);
  expect(scripts[0]?.type).toBe('application/ld+json');
  const data = JSON.parse(scripts[0]?.textContent ?? '') as { '@graph': readonly { readonly name?: string }[] };
  expect(data['@graph'].map(({ name }) => name)).toContain(`${treatment.name}: online consultation`);
});

test('[RT-14] tells search engines to leave out a page that leads away, which has an address of its own all the same', () => {
  const head = headOf(pageAt('/patient-portal'));
  expect(head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${brand.siteUrl}/patient-portal`);
  expect(head.querySelector('meta[property^="og:image"], script')).toBeNull();
});

test('[APP-07] tells search engines to leave the not-found page out, and offers no preview of it', () => {
  const head = headOf({ key: '/404', path: '/404', canonical: '/404', ...notFoundText(brand) });
  expect(head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(head.querySelector('link[rel=canonical], meta[property^=og], script')).toBeNull();
});
