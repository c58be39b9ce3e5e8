import { findCategory, type ServiceCategorySlug } from '../catalogue/categories';
import { categoryDescriptions } from '../catalogue/categoryDescriptions';
import { shownCategory } from '../catalogue/names/en';
import type { CategoryPageSlug } from './aliases';
import * as texts from './specialCategories/en';

export interface CategoryText {
  /** As it is shown. */
  readonly title: string;
  readonly description: string;
}

/** What a category page is called and says of itself. */
export function categoryTexts(slug: ServiceCategorySlug | CategoryPageSlug): CategoryText {
  if (slug === 'weight-loss') return { title: shownCategory('Weight Loss'), description: texts.weightLoss };
  if (slug === 'mental-wellness') return { title: shownCategory('Mental Wellness'), description: texts.mentalWellness };
  const category = findCategory(slug);
  return category === undefined
    ? { title: '', description: '' }
    : { title: shownCategory(category.title), description: categoryDescriptions[category.urlPath] };
}
