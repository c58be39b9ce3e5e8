import type { ServiceCategorySlug } from '../catalogue/categories';
import type { TreatmentPath } from '../catalogue/treatments';
import type { CategoryPageSlug } from './aliases';

/*
 * The addresses that the specification sets (2.1). They are what code knows a page by, whatever an edition's own spelling
 * of them is (`local`).
 */

/** Folders that hold a page for each treatment, those at the root included, and for each category. */
export const englishFolders = { treatments: '/treatments', category: '/category' } as const;

/** Treatments whose page stands at the root of the site. */
export const atRoot: readonly TreatmentPath[] = ['medication-refill', 'general-consult', 'general-consult-pediatric'];

/** The one canonical path of a treatment's page. */
export function treatmentKey(path: TreatmentPath): string {
  return atRoot.includes(path) ? `/${path}` : `${englishFolders.treatments}/${path}`;
}

/** The canonical path of a category's page; two categories are one treatment and lead to its page. */
export function categoryKey(slug: ServiceCategorySlug | CategoryPageSlug): string {
  switch (slug) {
    case 'medication-refill':
    case 'general-consult':
      return treatmentKey(slug);
    case 'weight-loss':
      return treatmentKey('weight-loss');
    default:
      return `${englishFolders.category}/${slug}`;
  }
}

/** Paths of the pages that are there once. */
export const pageKeys = {
  home: '/',
  care: '/care',
  treatments: englishFolders.treatments,
  howItWorks: '/how-it-works',
  faqs: '/faqs',
  ourStory: '/about-us',
  brandPromise: '/brand-promise',
  terms: '/terms',
  privacy: '/privacy',
  noticeOfPrivacyPractices: '/notice-of-privacy-practices',
  patientConsent: '/patient-informed-consent',
  licensure: '/provider-licensure-information',
  hipaaAuthorization: '/hipaa-authorization',
  accessibility: '/accessibility',
  savingsCard: '/savings-card',
  savings: '/savings',
  priceLookup: '/singlecare',
  portal: '/patient-portal',
  embed: '/partners/embed',
  doctor: '/partners/doctor',
} as const;
