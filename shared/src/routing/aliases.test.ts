import { describe, expect, test } from 'vitest';
import { categories } from '../catalogue/categories';
import { categorySlugOf, pageAliases } from './aliases';
import { canonicalCategorySlug, categoryAliases } from './categoryAliases';

/** The slugs of specification 2.1, written out: an alias and the category that it means. */
const meant = [
  ['urgent-care', 'urgent-care'],
  ['urgentcare', 'urgent-care'],
  ['urgent', 'urgent-care'],
  ['womens-health', 'womens-health'],
  ['womenshealth', 'womens-health'],
  ['womens', 'womens-health'],
  ['women', 'womens-health'],
  ['woman', 'womens-health'],
  ['female-health', 'womens-health'],
  ['femalehealth', 'womens-health'],
  ['female', 'womens-health'],
  ['mens-health', 'mens-health'],
  ['menshealth', 'mens-health'],
  ['mens', 'mens-health'],
  ['men', 'mens-health'],
  ['man', 'mens-health'],
  ['male-health', 'mens-health'],
  ['malehealth', 'mens-health'],
  ['male', 'mens-health'],
  ['pediatric-health', 'pediatric-health'],
  ['pediatrichealth', 'pediatric-health'],
  ['pediatric', 'pediatric-health'],
  ['childrens-health', 'pediatric-health'],
  ['childrenshealth', 'pediatric-health'],
  ['children', 'pediatric-health'],
  ['youth-health', 'pediatric-health'],
  ['youthhealth', 'pediatric-health'],
  ['youth', 'pediatric-health'],
  ['allergies', 'allergies'],
  ['allergy', 'allergies'],
  ['mental-wellness', 'mental-wellness'],
  ['mentalwellness', 'mental-wellness'],
  ['mental-health', 'mental-wellness'],
  ['mentalhealth', 'mental-wellness'],
  ['mental', 'mental-wellness'],
  ['dermatology', 'dermatology'],
  ['optometry', 'optometry'],
  ['chronic-conditions', 'chronic-conditions'],
  ['weight-loss', 'weight-loss'],
] as const;

describe('category slugs', () => {
  test.each(meant)('[RT-08] %s means %s, in any case', (slug, canonical) => {
    expect(canonicalCategorySlug(slug)).toBe(canonical);
    expect(canonicalCategorySlug(slug.toUpperCase())).toBe(canonical);
  });

  test('[RT-08] are no others', () => {
    const known = [...Object.keys(categoryAliases), ...Object.values(categoryAliases).flat()];
    expect(known.sort()).toEqual(meant.map(([slug]) => slug).sort());
  });

  test.each([
    '',
    'skin',
    'urgent care',
    'urgent-care/',
    "women's-health",
    'medication-refill',
    '__proto__',
    'toString',
  ])('[RT-08] "%s" means no category', (slug) => {
    expect(canonicalCategorySlug(slug)).toBeUndefined();
  });

  test.each([
    ["Women's Health", 'womens-health'],
    ['Men’s Health', 'mens-health'],
    ['Urgent Care', 'urgent-care'],
    ['Chronic Conditions', 'chronic-conditions'],
    ['Optometry', 'optometry'],
  ])('[RT-15] of the title "%s" is %s', (title, slug) => {
    expect(categorySlugOf(title)).toBe(slug);
  });

  test('[RT-15] are the url path segments of the service categories', () => {
    expect(categories.map((category) => category.urlPath)).toEqual([
      'urgent-care',
      'womens-health',
      'mens-health',
      'pediatric-health',
      'allergies',
      'dermatology',
      'optometry',
      'medication-refill',
      'general-consult',
      'chronic-conditions',
    ]);
    expect(categories.map((category) => categorySlugOf(category.title))).toEqual(
      categories.map((category) => category.urlPath),
    );
  });
});

describe('page addresses', () => {
  const canonicalOf = new Map<string, string>(
    Object.entries(pageAliases).flatMap(([canonical, aliases]) => aliases.map((alias) => [alias, canonical] as const)),
  );

  test.each([
    ['RT-10', '/faq', '/faqs'],
    ['RT-13', '/savingscard', '/savings-card'],
    ['RT-13', '/savings', '/savings-card'],
    ['RT-11', '/our-story', '/about-us'],
    ['RT-11', '/about', '/about-us'],
    ['RT-11', '/ourstory', '/about-us'],
    ['RT-11', '/aboutus', '/about-us'],
    ['RT-11', '/brand-story', '/brand-promise'],
    ['RT-11', '/brandstory', '/brand-promise'],
    ['RT-11', '/brandpromise', '/brand-promise'],
    ['RT-12', '/privacy-policy', '/privacy'],
    ['RT-12', '/privacypolicy', '/privacy'],
    ['RT-12', '/terms-of-use', '/terms'],
    ['RT-12', '/termsofuse', '/terms'],
    ['RT-12', '/terms-of-service', '/terms'],
    ['RT-12', '/termsofservice', '/terms'],
    ['RT-12', '/patientinformedconsent', '/patient-informed-consent'],
    ['RT-12', '/patient-consent', '/patient-informed-consent'],
    ['RT-12', '/patientconsent', '/patient-informed-consent'],
    ['RT-12', '/consent', '/patient-informed-consent'],
    ['RT-12', '/informed-consent', '/patient-informed-consent'],
    ['RT-12', '/informedconsent', '/patient-informed-consent'],
    ['RT-12', '/noticeofprivacypractices', '/notice-of-privacy-practices'],
    ['RT-12', '/notice-privacy-practices', '/notice-of-privacy-practices'],
    ['RT-12', '/noticeprivacypractices', '/notice-of-privacy-practices'],
    ['RT-12', '/privacy-practices', '/notice-of-privacy-practices'],
    ['RT-12', '/privacypractices', '/notice-of-privacy-practices'],
    ['RT-12', '/privacy-practices-notice', '/notice-of-privacy-practices'],
  ])('[%s] %s stands for %s', (_row, alias, canonical) => {
    expect(canonicalOf.get(alias)).toBe(canonical);
  });

  test('are no others, none is listed twice, and none is itself canonical', () => {
    const listed = Object.values(pageAliases).flat();
    expect(listed).toHaveLength(28);
    expect(new Set(listed).size).toBe(28);
    expect(listed.filter((alias) => Object.hasOwn(pageAliases, alias))).toEqual([]);
  });
});
