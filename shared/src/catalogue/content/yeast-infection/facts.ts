import type { TreatmentFacts } from '../../catalogue.types';

export const facts: TreatmentFacts = {
  whatYouNeed: ['Meds', 'Allergies', 'Conditions', 'Lab Result', 'PhotoOfTest'],
  emergencyLines: ['911'],
};
