import type { TreatmentFacts } from '../../catalogue.types';

export const facts: TreatmentFacts = {
  whatYouNeed: ['BP Reading', 'Meds', 'Allergies', 'Conditions', 'Lab Result', 'PCP'],
  emergencyLines: ['911'],
};
