import type { CompleteTexts } from '../../edition/complete';
import { findTreatmentByPath, treatments } from '../../catalogue/treatments';
import { canonicalCategorySlug, categoryAliases, type CategoryPageSlug } from '../aliases';
import { categorySegment } from '../local/es';
import { treatmentSegment } from '../local/spanishTreatments';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

const treatmentsBySegment = new Map(treatments.map((entry) => [treatmentSegment(entry.path), entry]));
const categoriesBySegment = new Map(
  (Object.keys(categoryAliases) as readonly CategoryPageSlug[]).map((slug) => [categorySegment(slug), slug]),
);

export const treatmentOfSegment: typeof english.treatmentOfSegment = (segment) =>
  treatmentsBySegment.get(segment.toLowerCase()) ?? findTreatmentByPath(segment);

export const categoryOfSegment: typeof english.categoryOfSegment = (segment) =>
  categoriesBySegment.get(segment.toLowerCase()) ?? canonicalCategorySlug(segment);
