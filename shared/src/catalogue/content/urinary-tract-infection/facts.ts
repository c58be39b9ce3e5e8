import type { TreatmentFacts } from '../../catalogue.types';

export const facts: TreatmentFacts = {
  whatYouNeed: ['Meds', 'Allergies', 'Conditions', 'Thermometer', 'PhotoOfTest', 'Lab Result'],
  emergencyLines: ['911'],
};
