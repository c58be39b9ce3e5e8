import type { Feature } from '@front-door/shared/learning/features';
import { readModel, softmax, type StoredWeights } from '@front-door/shared/learning/weights';
import type { Line } from './calibration';
import { complaints, type Complaint } from './complaints';

/** What `npm run train:search` learned, as it is stored. The last column is how far a feature speaks for a child. */
export interface Artefact extends StoredWeights {
  /** Hash of the data and the code that it was made from. */
  readonly fingerprint: string;
  /** Base64 of the filter of real words. */
  readonly dictionary: string;
  /** Words of the labelled messages that unknown words may be read as, with how often they were seen. */
  readonly words: string;
  /** From the raw score of a first suggestion to the share of right ones, and of a later one: points of rising lines. */
  readonly calibration: { readonly first: Line; readonly later: Line };
}

/** A learned model of complaints and of who is ill. */
export interface Model {
  /** How likely each complaint is, 0 to 1 in the order of `complaints`. */
  readonly sharesOf: (features: readonly Feature[]) => Float64Array;
  /** How likely it is that a child is the patient, 0 to 1. */
  readonly childShare: (features: readonly Feature[]) => number;
  /** What a feature adds to a complaint's sum, before the length of the text is taken into account. */
  readonly weightOf: (feature: string, complaint: Complaint) => number;
}

const childColumn = complaints.length;

/** Reads what was learned. */
export function readComplaintModel(stored: StoredWeights): Model {
  const { sumsOf, weightOf } = readModel(stored);
  return {
    sharesOf: (features) => softmax(sumsOf(features).subarray(0, childColumn)),
    childShare: (features) => 1 / (1 + Math.exp(-(sumsOf(features)[childColumn] ?? 0))),
    weightOf: (feature, complaint) => weightOf(feature, complaints.indexOf(complaint)),
  };
}
