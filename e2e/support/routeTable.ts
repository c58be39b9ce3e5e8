import { categories } from '@front-door/shared/catalogue/categories';
import { treatments } from '@front-door/shared/catalogue/treatments';
import { brand } from './brand';

/** One page of the specification's route table: its canonical path and every other address of it, written out. */
export interface RouteRow {
  readonly canonical: string;
  readonly aliases: readonly string[];
}

/** Under both spellings of the prefix, that of the canonical path left out. */
function categoryAddresses(canonical: string, slugs: readonly string[]): RouteRow {
  return {
    canonical,
    aliases: slugs
      .flatMap((slug) => [`/category/${slug}`, `/categories/${slug}`])
      .filter((address) => address !== canonical),
  };
}

/** The name lowercased, every space a hyphen: what the specification's rule makes of a treatment's name. */
function literalPath(name: string): string {
  return `/treatments/${name.toLowerCase().replaceAll(' ', '-')}`;
}

/** The addresses of specification 2.1 by requirement, written out as it lists them. */
export const routeTable = {
  'RT-02': [{ canonical: '/care', aliases: ['/care?show=treatments'] }],
  'RT-04': treatments
    .filter(({ path }) => !['medication-refill', 'general-consult', 'general-consult-pediatric'].includes(path))
    .map(({ name, path }) => ({ canonical: `/treatments/${path}`, aliases: [literalPath(name)] })),
  'RT-05': [{ canonical: '/treatments/weight-loss', aliases: [] }],
  'RT-06': [
    { canonical: '/medication-refill', aliases: ['/treatments/medication-refill'] },
    { canonical: '/general-consult', aliases: ['/treatments/general-consult'] },
    {
      canonical: '/general-consult-pediatric',
      aliases: ['/treatments/general-consult-pediatric', '/treatments/general-consult---pediatric'],
    },
  ],
  'RT-07': [
    categoryAddresses('/category/urgent-care', ['urgent-care']),
    categoryAddresses('/category/womens-health', ['womens-health']),
    categoryAddresses('/category/mens-health', ['mens-health']),
    categoryAddresses('/category/pediatric-health', ['pediatric-health']),
    categoryAddresses('/category/allergies', ['allergies']),
    categoryAddresses('/category/dermatology', ['dermatology']),
    categoryAddresses('/category/optometry', ['optometry']),
    categoryAddresses('/category/chronic-conditions', ['chronic-conditions']),
    categoryAddresses('/category/mental-wellness', ['mental-wellness']),
    categoryAddresses('/treatments/weight-loss', ['weight-loss']),
  ],
  'RT-08': [
    categoryAddresses('/category/urgent-care', ['urgentcare', 'urgent']),
    categoryAddresses('/category/womens-health', [
      'womenshealth',
      'womens',
      'women',
      'woman',
      'female-health',
      'femalehealth',
      'female',
    ]),
    categoryAddresses('/category/mens-health', [
      'menshealth',
      'mens',
      'men',
      'man',
      'male-health',
      'malehealth',
      'male',
    ]),
    categoryAddresses('/category/pediatric-health', [
      'pediatrichealth',
      'pediatric',
      'childrens-health',
      'childrenshealth',
      'children',
      'youth-health',
      'youthhealth',
      'youth',
    ]),
    categoryAddresses('/category/allergies', ['allergy']),
    categoryAddresses('/category/mental-wellness', ['mentalwellness', 'mental-health', 'mentalhealth', 'mental']),
  ],
  'RT-10': [{ canonical: '/faqs', aliases: ['/faq', '/faqs?section=weight-loss', '/faq?section=weightloss'] }],
  'RT-11': [
    { canonical: '/about-us', aliases: ['/our-story', '/about', '/ourstory', '/aboutus'] },
    { canonical: '/brand-promise', aliases: ['/brand-story', '/brandstory', '/brandpromise'] },
  ],
  'RT-12': [
    { canonical: '/terms', aliases: ['/terms-of-use', '/termsofuse', '/terms-of-service', '/termsofservice'] },
    { canonical: '/privacy', aliases: ['/privacy-policy', '/privacypolicy'] },
    {
      canonical: '/notice-of-privacy-practices',
      aliases: [
        '/noticeofprivacypractices',
        '/notice-privacy-practices',
        '/noticeprivacypractices',
        '/privacy-practices',
        '/privacypractices',
        '/privacy-practices-notice',
      ],
    },
    {
      canonical: '/patient-informed-consent',
      aliases: [
        '/patientinformedconsent',
        '/patient-consent',
        '/patientconsent',
        '/consent',
        '/informed-consent',
        '/informedconsent',
      ],
    },
    { canonical: '/provider-licensure-information', aliases: [] },
    { canonical: '/hipaa-authorization', aliases: [] },
  ],
  'AF-17': [{ canonical: '/accessibility', aliases: [] }],
  'RT-13': [{ canonical: '/savings-card', aliases: ['/savings', '/savingscard', `/${brand.slug}-savings-card`] }],
  'RT-15': categories.map(({ urlPath }) =>
    categoryAddresses(
      ['medication-refill', 'general-consult'].includes(urlPath) ? `/${urlPath}` : `/category/${urlPath}`,
      [urlPath],
    ),
  ),
} as const satisfies Record<string, readonly RouteRow[]>;
