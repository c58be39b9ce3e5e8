import { describe, expect, test } from 'vitest';
import { categories } from '../catalogue/categories';
import { treatments } from '../catalogue/treatments';
import { pageAliases } from './aliases';
import { categoryHref, hrefs, treatmentHref } from './hrefs';

describe('the address of a treatment', () => {
  test.each([
    ['rash', '/treatments/rash'],
    ['weight-loss', '/treatments/weight-loss'],
    ['covid-19', '/treatments/covid-19'],
    ['medication-refill', '/medication-refill'],
    ['general-consult', '/general-consult'],
    ['general-consult-pediatric', '/general-consult-pediatric'],
  ] as const)('[RT-04] of %s is %s', (path, href) => {
    expect(treatmentHref(path)).toBe(href);
  });

  test('[RT-04] is its own for every treatment', () => {
    const addresses = treatments.map((entry) => treatmentHref(entry.path));
    expect(new Set(addresses).size).toBe(treatments.length);
    expect(addresses.filter((address) => !address.startsWith('/treatments/'))).toHaveLength(3);
  });
});

describe('the address of a category', () => {
  test.each([
    ['urgent-care', '/category/urgent-care'],
    ['womens-health', '/category/womens-health'],
    ['mens-health', '/category/mens-health'],
    ['pediatric-health', '/category/pediatric-health'],
    ['allergies', '/category/allergies'],
    ['dermatology', '/category/dermatology'],
    ['optometry', '/category/optometry'],
    ['chronic-conditions', '/category/chronic-conditions'],
    ['mental-wellness', '/category/mental-wellness'],
  ] as const)('of %s is %s', (slug, href) => {
    expect(categoryHref(slug)).toBe(href);
  });

  test.each([
    ['medication-refill', '/medication-refill'],
    ['general-consult', '/general-consult'],
    ['weight-loss', '/treatments/weight-loss'],
  ] as const)('of %s, which is one treatment, is the page of it: %s', (slug, href) => {
    expect(categoryHref(slug)).toBe(href);
  });

  test('is known for every service category', () => {
    const addresses = categories.map((category) => categoryHref(category.urlPath));
    expect(new Set(addresses).size).toBe(categories.length);
  });
});

describe('the addresses of single pages', () => {
  test('are those of the specification, and the partners’ page', () => {
    expect(Object.values(hrefs)).toEqual([
      '/',
      '/care',
      '/treatments',
      '/how-it-works',
      '/faqs',
      '/about-us',
      '/brand-promise',
      '/terms',
      '/privacy',
      '/notice-of-privacy-practices',
      '/patient-informed-consent',
      '/provider-licensure-information',
      '/hipaa-authorization',
      '/accessibility',
      '/savings-card',
      '/savings',
      '/singlecare',
      '/patient-portal',
      '/partners/embed',
      '/partners/doctor',
    ]);
  });

  test('include every page that has aliases', () => {
    const addresses: readonly string[] = Object.values(hrefs);
    expect(Object.keys(pageAliases).filter((path) => !addresses.includes(path))).toEqual([]);
  });
});
