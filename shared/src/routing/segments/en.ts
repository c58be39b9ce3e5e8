import type { TreatmentSummary } from '../../catalogue/catalogue.types';
import { findTreatmentByPath } from '../../catalogue/treatments';
import { canonicalCategorySlug, type CategoryPageSlug } from '../aliases';

/** The treatment of an address segment, in any case; `undefined` when there is none. */
export function treatmentOfSegment(segment: string): TreatmentSummary | undefined {
  return findTreatmentByPath(segment);
}

/** The category of an address segment, in any case; `undefined` when there is none. */
export function categoryOfSegment(segment: string): CategoryPageSlug | undefined {
  return canonicalCategorySlug(segment);
}
