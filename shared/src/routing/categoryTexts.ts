import { findCategory } from '../catalogue/categories';
import type { CategoryPageSlug } from './aliases';

/** The two category pages that are not a service category. */
const specialCategories = {
  'weight-loss': { title: 'Weight Loss', description: 'A monthly program with a licensed provider.' },
  'mental-wellness': {
    title: 'Mental Wellness',
    description: 'Not feeling like yourself? Talk it over with a licensed provider, and know whom to call in a crisis.',
  },
} as const satisfies Partial<Record<CategoryPageSlug, CategoryText>>;

export interface CategoryText {
  readonly title: string;
  readonly description: string;
}

/** What a category page is called and says of itself. */
export function categoryTexts(slug: CategoryPageSlug): CategoryText {
  if (slug === 'weight-loss' || slug === 'mental-wellness') return specialCategories[slug];
  const category = findCategory(slug);
  return { title: category?.title ?? '', description: category?.description ?? '' };
}
