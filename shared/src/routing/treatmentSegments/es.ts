import type { CompleteTexts } from '../../edition/complete';
import { findTreatmentByPath, treatments } from '../../catalogue/treatments';
import { treatmentSegment } from '../local/spanishTreatments';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const treatmentOfSegment: typeof english.treatmentOfSegment = (segment) =>
  treatments.find(({ path }) => treatmentSegment(path) === segment.toLowerCase()) ?? findTreatmentByPath(segment);
