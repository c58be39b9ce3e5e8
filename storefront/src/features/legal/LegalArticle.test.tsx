import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fillBrand } from '@front-door/shared/brand/fillBrand';
import { textsOf } from '@front-door/shared/legal/blocks';
import { hrefs } from '@front-door/shared/routing/hrefs';
import { brand } from '../../platform/brand';
import { parsed, prerenderAt, renderAt, textOf } from '../../testing/renderAt';
import { LegalArticle } from './LegalArticle';
import { legalDocuments } from './legalDocuments';

const storefront = join(import.meta.dirname, '../../..');

async function pageAt(path: string): Promise<HTMLElement> {
  const entry = legalDocuments.find((candidate) => candidate.path === path);
  if (entry === undefined) throw new Error(`no document at ${path}`);
  return parsed(await prerenderAt(path, <LegalArticle document={await entry.load()} />));
}

describe.each(legalDocuments)('$key', ({ path, load, source }) => {
  test('[LG-01] [LG-02] every text of the document is on the page, the brand filled in', async () => {
    const text = textOf(await pageAt(path));
    const texts = textsOf(await load()).map((part) => textOf({ textContent: fillBrand(part, brand) }));
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter((part) => !text.includes(part))).toEqual([]);
  });

  test('the table of contents leads to every section, in order', async () => {
    const page = await pageAt(path);
    const headings = [...page.querySelectorAll('article h2[id]')];
    expect(headings.length).toBeGreaterThan(1);
    const tables = [...page.querySelectorAll('nav[aria-label^="On this page"]')];
    expect(tables.length).toBeGreaterThan(0);
    for (const contents of tables) {
      expect([...contents.querySelectorAll('a')].map((link) => [link.getAttribute('href'), textOf(link)])).toEqual(
        headings.map((heading) => [`${path}#${heading.id}`, textOf(heading)]),
      );
    }
  });

  test('the source that the page preloads is there', () => {
    expect(existsSync(join(storefront, source))).toBe(true);
  });
});

test('[LG-01] the dates are those of the specification', async () => {
  expect(textOf(await pageAt(hrefs.privacy))).toContain('Effective January 1, 2024');
  expect(textOf(await pageAt(hrefs.terms))).toContain('Last updated January 1, 2024');
});

test('[LG-03] the terms state who may use the service', async () => {
  const text = textOf(await pageAt(hrefs.terms));
  for (const rule of [
    /people under 18, and people who are 65 or over, may not use the service directly/i,
    /not be enrolled in Medicare or Medicaid/,
    /truthful/,
    /not hide.{0,30} location/,
    /"I Agree" or "Accept"/,
  ]) {
    expect(text).toMatch(rule);
  }
});

test('[LG-02] the HIPAA page has both sections and offers a revocation form that exists', async () => {
  const page = await pageAt(hrefs.hipaaAuthorization);
  const headings = [...page.querySelectorAll('article h2')].map(textOf);
  expect(headings[0]).toMatch(/^Section I\. /);
  expect(headings[1]).toMatch(/^Section II\. /);
  const form = page.querySelector('a[download]')?.getAttribute('href');
  expect(form).toBe('/downloads/hipaa-revocation-form.pdf');
  const file = join(storefront, 'public', form ?? '');
  expect(readFileSync(file, 'latin1').startsWith('%PDF-')).toBe(true);
});

test('[LG-01] where to complain is a link to a new tab', async () => {
  const page = await pageAt(hrefs.noticeOfPrivacyPractices);
  const links = [...page.querySelectorAll('article a[target=_blank]')];
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
    ['https://www.hhs.gov/ocr/complaints', 'noopener noreferrer'],
  ]);
});

test('a section that the address names gets the focus', async () => {
  const [terms] = legalDocuments;
  renderAt('/terms#eligibility', <LegalArticle document={await terms.load()} />);
  expect(document.activeElement?.id).toBe('eligibility');
});
