import type { TreatmentSummary } from '../../catalogue/catalogue.types';
import { findTreatmentByPath } from '../../catalogue/treatments';

/** The treatment of an address segment, in any case; `undefined` when there is none. */
export function treatmentOfSegment(segment: string): TreatmentSummary | undefined {
  return findTreatmentByPath(segment);
}
