// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { allPages } from '@front-door/shared/routing/pages';
import { brand } from '../platform/brand';
import { pagesToPrerender, prerender } from './prerender';

/** What a reader sees of some HTML. */
function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '').replaceAll('&#x27;', "'");
}

function pageAt(path: string) {
  const page = allPages(brand).find((candidate) => candidate.path === path);
  if (page === undefined) throw new Error(`no page at ${path}`);
  return page;
}

test('[APP-02] every page and alias is a file, and 404.html is one more', () => {
  const files = pagesToPrerender().map(([file]) => file);
  expect(files).toContain('index.html');
  expect(files).toContain('treatments/rash/index.html');
  expect(files).toContain('categories/womens/index.html');
  expect(files.at(-1)).toBe('404.html');
  expect(new Set(files).size).toBe(allPages(brand).length + 1);
});

test('[APP-02] a page is whole without scripts: its words, its styles and the chunks to fetch', async () => {
  const { head, body, sources } = await prerender(pageAt('/treatments/rash'));
  expect(body).toMatch(/<h1[^>]*>Rash<\/h1>/);
  expect(textOf(body)).toContain('How Much Will It Cost?');
  expect(head + body).not.toContain('rel="preload"');
  expect(textOf(body)).toContain('Privacy Policy');
  expect(body).not.toContain('<script');
  expect(head).toContain('<title>Rash: treatment online | Wellporch</title>');
  expect(head).toContain('<style data-styled');
  expect(sources).toEqual(['src/pages/TreatmentPage.tsx', '../shared/src/catalogue/content/rash/en.ts']);
});

test('[APP-02] an alias points at the canonical page', async () => {
  const { head } = await prerender(pageAt('/treatments/general-consult'));
  expect(head).toContain(`<link rel="canonical" href="${brand.siteUrl}/general-consult">`);
});

test('[HM-04] the home page is prerendered with the skeleton over the default hero', async () => {
  const { body } = await prerender(pageAt('/'));
  expect(body).toContain('data-pending="true"');
  expect(textOf(body)).toContain('From Symptom to Care, FASTERStarting at $29Your state');
  expect(textOf(body)).toContain('Providers online 9\u00A0AM to 9\u00A0PM\u00A0ETSymptom, condition or medicineUTI');
  expect(textOf(body)).toContain('Find Treatment');
});

test('[APP-07] [TR-04] the not-found page keeps header and footer, and offers the search and a General Consult', async () => {
  const notFound = pagesToPrerender().at(-1)?.[1];
  const { head, body } = await prerender(notFound ?? pageAt('/'));
  expect(head).toContain('<meta name="robots" content="noindex">');
  expect(body).toMatch(/href="\/general-consult"[^>]*>Start General Consult/);
  for (const words of ['Symptom, condition or medicine', "Women's Health", brand.legalName]) {
    expect(textOf(body)).toContain(words);
  }
});

test('[APP-02] the build stops when a listed page has no route', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(prerender({ ...pageAt('/'), path: '/listed-but-missing' })).rejects.toThrow('has no page');
});
