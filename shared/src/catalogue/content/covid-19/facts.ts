import type { TreatmentFacts } from '../../catalogue.types';

export const facts: TreatmentFacts = {
  whatYouNeed: ['PhotoOfTest', 'Thermometer', 'Meds', 'Allergies', 'Conditions', 'Lab Result'],
  emergencyLines: ['911'],
};
