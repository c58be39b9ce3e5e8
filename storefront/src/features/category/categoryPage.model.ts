import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { findCategory, imageOf } from '@front-door/shared/catalogue/categories';
import { categoryDescriptions } from '@front-door/shared/catalogue/categoryDescriptions';
import { treatmentsOf } from '@front-door/shared/catalogue/listing';
import { shownCategory } from '@front-door/shared/catalogue/names/en';
import { findTreatmentByPath } from '@front-door/shared/catalogue/treatments';
import { categoryTexts } from '@front-door/shared/routing/categoryTexts';
import { categoryOfSegment } from '@front-door/shared/routing/categorySegments/en';
import { treatmentOfSegment } from '@front-door/shared/routing/treatmentSegments/en';

/** What a category page is about (specification 2.7). */
export interface CategoryInfo {
  /** As it is shown. */
  readonly title: string;
  readonly description: string;
  readonly image: string;
  readonly treatments: readonly TreatmentSummary[];
  /** A crisis line stands on the page. */
  readonly needsCrisisLine: boolean;
}

/**
 * The category of an address segment in any case and spelling; `undefined` when it names none. A category
 * that is one treatment lists that treatment.
 */
export function categoryInfo(segment: string): CategoryInfo | undefined {
  const slug = categoryOfSegment(segment);
  if (slug !== undefined) {
    const entry = findTreatmentByPath(slug);
    const listed = treatmentsOf(findCategory(slug) ?? {});
    return {
      ...categoryTexts(slug),
      image: imageOf(slug),
      treatments: listed.length === 0 && entry !== undefined ? [entry] : listed,
      needsCrisisLine: slug === 'mental-wellness',
    };
  }
  const entry = treatmentOfSegment(segment);
  const category = findCategory(entry?.path ?? '');
  if (category === undefined || entry === undefined) return undefined;
  const { title, urlPath } = category;
  return {
    title: shownCategory(title),
    description: categoryDescriptions[urlPath],
    image: imageOf(urlPath),
    treatments: [entry],
    needsCrisisLine: false,
  };
}
