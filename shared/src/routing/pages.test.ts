import { describe, expect, test } from 'vitest';
import { treatments } from '../catalogue/treatments';
import { addressesOf, pageAliases } from './aliases';
import { canonicalCategorySlug, categoryAliases } from './categoryAliases';
import { hrefs, treatmentHref } from './hrefs';
import { allPages, canonicalPages, notFoundText, pageAt } from './pages';

const brand = { name: 'Wellporch', slug: 'wellporch' };
const pages = allPages(brand);
const byPath = new Map(pages.map((page) => [page.path, page]));

describe('canonical pages', () => {
  test('[APP-02] each has a title and description of its own, short enough to be shown whole', () => {
    const canonical = canonicalPages(brand);
    expect(new Set(canonical.map(({ title }) => title)).size).toBe(canonical.length);
    expect(new Set(canonical.map(({ description }) => description)).size).toBe(canonical.length);
    for (const page of canonical) expect(page.title).toContain('Wellporch');
    const tooLong = canonical.filter(({ title, description }) => title.length > 70 || description.length > 160);
    expect(tooLong).toEqual([]);
    expect(notFoundText(brand).title).toBe('Page not found | Wellporch');
  });

  test('[RT-01] [RT-02] [RT-03] has home, care and the index of treatments', () => {
    for (const path of [hrefs.home, hrefs.care, hrefs.treatments]) expect(byPath.get(path)?.canonical).toBe(path);
  });

  test('[RT-04] [RT-05] [RT-06] has every treatment at its canonical path', () => {
    for (const { path } of treatments) expect(byPath.get(treatmentHref(path))?.canonical).toBe(treatmentHref(path));
    expect(byPath.get('/treatments/weight-loss')?.canonical).toBe('/treatments/weight-loss');
    for (const path of ['/medication-refill', '/general-consult', '/general-consult-pediatric']) {
      expect(byPath.get(path)?.canonical).toBe(path);
    }
  });
});

test('[RT-14] the addresses that lead away are pages of their own, without a picture and left out of the sitemap', () => {
  for (const path of [hrefs.priceLookup, hrefs.portal]) {
    expect(byPath.get(path)).toMatchObject({ path, canonical: path });
    expect(byPath.get(path)).not.toHaveProperty('image');
    expect(canonicalPages(brand).map((page) => page.path)).not.toContain(path);
  }
});

test("[WE-02] [WX-12] the partners' pages, the embed and the doctor, are prerendered, and left out of the sitemap", () => {
  for (const path of ['/partners/embed', '/partners/doctor']) {
    expect(byPath.get(path)).toMatchObject({ canonical: path });
    expect(byPath.get(path)).not.toHaveProperty('image');
    expect(canonicalPages(brand).map((page) => page.path)).not.toContain(path);
  }
});

describe('aliases', () => {
  test('[RT-10] [RT-11] [RT-12] [RT-13] every spelling of every standing page answers', () => {
    for (const [canonical, others] of Object.entries(pageAliases)) {
      expect(addressesOf(canonical)).toEqual([canonical, ...others]);
      for (const path of addressesOf(canonical)) expect(byPath.get(path)?.canonical).toBe(canonical);
    }
    for (const path of [hrefs.howItWorks, hrefs.licensure, hrefs.hipaaAuthorization]) {
      expect(addressesOf(path)).toEqual([path]);
      expect(byPath.get(path)?.canonical).toBe(path);
    }
  });

  test("[RT-13] the savings card answers under the brand's name", () => {
    expect(byPath.get('/wellporch-savings-card')?.canonical).toBe('/savings-card');
  });

  test('[APP-02] point at a canonical page and say what it says', () => {
    for (const page of pages) {
      const canonical = byPath.get(page.canonical);
      expect(canonical?.canonical).toBe(page.canonical);
      expect(page.title).toBe(canonical?.title);
    }
  });

  test('[RT-07] [RT-08] every spelling of every category answers under /category and /categories', () => {
    const slugs = [...Object.keys(categoryAliases), ...Object.values(categoryAliases).flat()];
    expect(slugs).toHaveLength(39);
    for (const slug of slugs) {
      for (const prefix of ['/category', '/categories']) {
        const canonical = canonicalCategorySlug(slug);
        expect(byPath.get(`${prefix}/${slug}`)?.canonical).toBe(
          canonical === 'weight-loss' ? '/treatments/weight-loss' : `/category/${String(canonical)}`,
        );
      }
    }
  });

  test('[RT-15] every service category answers under /category', () => {
    expect(byPath.get('/category/medication-refill')?.canonical).toBe('/medication-refill');
    expect(byPath.get('/category/general-consult')?.canonical).toBe('/general-consult');
  });

  test('[RT-04] the literal form of a name and the path under /treatments answer too', () => {
    expect(byPath.get('/treatments/rash---pediatric')?.canonical).toBe('/treatments/rash-pediatric');
    expect(byPath.get('/treatments/general-consult')?.canonical).toBe('/general-consult');
  });
});

test('[RT-04] finds the page of an address in any case, with or without a trailing slash', () => {
  expect(pageAt('/Treatments/RASH/', brand)?.canonical).toBe('/treatments/rash');
  expect(pageAt('/', brand)?.path).toBe('/');
  expect(pageAt('/nowhere', brand)).toBeUndefined();
});
