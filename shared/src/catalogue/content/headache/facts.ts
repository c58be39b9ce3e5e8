import type { TreatmentFacts } from '../../catalogue.types';

export const facts: TreatmentFacts = {
  whatYouNeed: ['Meds', 'Allergies', 'Conditions', 'BP Reading'],
  emergencyLines: ['911'],
};
