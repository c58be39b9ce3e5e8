import type { TreatmentFacts } from '../../catalogue.types';

export const facts: TreatmentFacts = {
  whatYouNeed: ['Picture Condition', 'BP Reading', 'Meds', 'Allergies', 'Conditions', 'Lab Result'],
  emergencyLines: ['911', '988', 'poison-help'],
};
