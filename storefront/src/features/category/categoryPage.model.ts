import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { findCategory, imageOf } from '@front-door/shared/catalogue/categories';
import { treatmentsOf } from '@front-door/shared/catalogue/listing';
import { findTreatmentByPath } from '@front-door/shared/catalogue/treatments';
import { canonicalCategorySlug } from '@front-door/shared/routing/categoryAliases';
import { categoryTexts } from '@front-door/shared/routing/categoryTexts';

/** What a category page is about (specification 2.7). */
export interface CategoryInfo {
  /** As it is shown. */
  readonly title: string;
  readonly description: string;
  readonly image: string;
  readonly treatments: readonly TreatmentSummary[];
  /** The one treatment that it is, if it is one. */
  readonly only: TreatmentSummary | undefined;
  /** A crisis line stands on the page. */
  readonly needsCrisisLine: boolean;
}

/** The category of an English address segment in lower case; `undefined` when it names none. */
export function categoryInfo(segment: string): CategoryInfo | undefined {
  const slug = canonicalCategorySlug(segment) ?? findCategory(segment)?.urlPath;
  if (slug === undefined) return undefined;
  const listed = treatmentsOf(findCategory(slug) ?? {});
  const entry = listed.length === 0 ? findTreatmentByPath(slug) : undefined;
  return {
    ...categoryTexts(slug),
    image: imageOf(slug),
    treatments: entry === undefined ? listed : [entry],
    only: entry,
    needsCrisisLine: slug === 'mental-wellness',
  };
}
