import type { TreatmentFacts } from '../../catalogue.types';

export const facts: TreatmentFacts = {
  whatYouNeed: ['Picture Condition', 'BP Reading', 'Lab Result', 'Meds', 'Allergies', 'Conditions'],
  emergencyLines: ['911', 'poison-help'],
};
