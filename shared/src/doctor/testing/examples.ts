import type { Hazard, Severity } from '../doctor.types';
import { integrityExamples } from './integrityExamples';
import { optionExamples } from './optionExamples';
import { pageExamples } from './pageExamples';
import type { Case } from './pageOf';
import { policyExamples } from './policyExamples';
import { scriptExamples } from './scriptExamples';
import { seenExamples } from './seenExamples';
import { tagExamples } from './tagExamples';

export interface Example {
  /** Pages that have the hazard. */
  readonly met: readonly Case[];
  readonly severity: Severity;
  /** What is said to be set, or a part of it. */
  readonly code?: string;
  /** Pages that are near it and have it not. */
  readonly spared: readonly Case[];
}

/** Each hazard where it is and where it is not. */
export const examples: Readonly<Record<Hazard, Example>> = {
  ...tagExamples,
  ...optionExamples,
  ...policyExamples,
  ...integrityExamples,
  ...pageExamples,
  ...scriptExamples,
  ...seenExamples,
};
