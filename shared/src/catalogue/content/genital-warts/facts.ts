import type { TreatmentFacts } from '../../catalogue.types';

export const facts: TreatmentFacts = {
  whatYouNeed: ['Picture Condition', 'Meds', 'Allergies', 'Conditions', 'Lab Result'],
  emergencyLines: ['911'],
};
