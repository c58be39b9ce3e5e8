import type { CompleteTexts } from '../../edition/complete';
import type { CategoryPageSlug } from '../aliases';
import { canonicalCategorySlug, categoryAliases } from '../categoryAliases';
import { categorySegment } from '../local/es';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

const slugs = Object.keys(categoryAliases) as readonly CategoryPageSlug[];

export const categoryOfSegment: typeof english.categoryOfSegment = (segment) =>
  slugs.find((slug) => categorySegment(slug) === segment.toLowerCase()) ?? canonicalCategorySlug(segment);
