import type { ServiceCategorySlug } from '../catalogue/categories';

/** Slugs that have a category page: the service categories with treatments, and two special ones. */
export type CategoryPageSlug =
  Exclude<ServiceCategorySlug, 'medication-refill' | 'general-consult'> | 'weight-loss' | 'mental-wellness';

/** Every other spelling of a category slug (specification 2.1), by its canonical slug. */
export const categoryAliases = {
  'urgent-care': ['urgentcare', 'urgent'],
  'womens-health': ['womenshealth', 'womens', 'women', 'woman', 'female-health', 'femalehealth', 'female'],
  'mens-health': ['menshealth', 'mens', 'men', 'man', 'male-health', 'malehealth', 'male'],
  'pediatric-health': [
    'pediatrichealth',
    'pediatric',
    'childrens-health',
    'childrenshealth',
    'children',
    'youth-health',
    'youthhealth',
    'youth',
  ],
  allergies: ['allergy'],
  dermatology: [],
  optometry: [],
  'chronic-conditions': [],
  'weight-loss': [],
  'mental-wellness': ['mentalwellness', 'mental-health', 'mentalhealth', 'mental'],
} as const satisfies Record<CategoryPageSlug, readonly string[]>;

/** Every other address of a page (specification 2.1), by its canonical path. */
export const pageAliases = {
  '/faqs': ['/faq'],
  '/savings-card': ['/savingscard', '/savings'],
  '/about-us': ['/our-story', '/about', '/ourstory', '/aboutus'],
  '/brand-promise': ['/brand-story', '/brandstory', '/brandpromise'],
  '/privacy': ['/privacy-policy', '/privacypolicy'],
  '/terms': ['/terms-of-use', '/termsofuse', '/terms-of-service', '/termsofservice'],
  '/patient-informed-consent': [
    '/patientinformedconsent',
    '/patient-consent',
    '/patientconsent',
    '/consent',
    '/informed-consent',
    '/informedconsent',
  ],
  '/notice-of-privacy-practices': [
    '/noticeofprivacypractices',
    '/notice-privacy-practices',
    '/noticeprivacypractices',
    '/privacy-practices',
    '/privacypractices',
    '/privacy-practices-notice',
  ],
} as const satisfies Record<string, readonly string[]>;

/** The address of the savings card that bears the brand's name (specification 2.1). `slug` is the brand's. */
export function brandSavingsPath(slug: string): string {
  return `/${slug}-savings-card`;
}

/** Every address of a page but the savings card's with the brand's name, its canonical path first. */
export function addressesOf(canonical: string): readonly string[] {
  const others = Object.entries(pageAliases).find(([path]) => path === canonical)?.[1] ?? [];
  return [canonical, ...others];
}

const canonicalCategory = new Map<string, CategoryPageSlug>(
  Object.entries(categoryAliases).flatMap(([canonical, aliases]) =>
    [canonical, ...aliases].map((slug) => [slug, canonical as CategoryPageSlug] as const),
  ),
);

/** The canonical category of a slug in any case; `undefined` when it names none. */
export function canonicalCategorySlug(slug: string): CategoryPageSlug | undefined {
  return canonicalCategory.get(slug.toLowerCase());
}

/** Address segment of a category title: lower case, spaces to hyphens, apostrophes removed. */
export function categorySlugOf(title: string): string {
  return title.toLowerCase().replaceAll(/['’]/g, '').replaceAll(' ', '-');
}
