import type { ServiceCategorySlug } from '../catalogue/categories';

/** Slugs that have a category page: the service categories with treatments, and two special ones. */
export type CategoryPageSlug =
  | Exclude<ServiceCategorySlug, 'medication-refill' | 'general-consult'>
  | 'weight-loss'
  | 'mental-wellness';

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

/** Address segment of a category title: lower case, spaces to hyphens, apostrophes removed. */
export function categorySlugOf(title: string): string {
  return title.toLowerCase().replaceAll(/['’]/g, '').replaceAll(' ', '-');
}
