import type { CategoryPageSlug } from './aliases';

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

const canonicalCategory = new Map<string, CategoryPageSlug>(
  Object.entries(categoryAliases).flatMap(([canonical, aliases]) =>
    [canonical, ...aliases].map((slug) => [slug, canonical as CategoryPageSlug] as const),
  ),
);

/** The canonical category of a slug in any case; `undefined` when it names none. */
export function canonicalCategorySlug(slug: string): CategoryPageSlug | undefined {
  return canonicalCategory.get(slug.toLowerCase());
}
