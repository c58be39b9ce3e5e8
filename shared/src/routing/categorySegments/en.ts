import type { CategoryPageSlug } from '../aliases';
import { canonicalCategorySlug } from '../categoryAliases';

/** The category of an address segment, in any case; `undefined` when there is none. */
export function categoryOfSegment(segment: string): CategoryPageSlug | undefined {
  return canonicalCategorySlug(segment);
}
