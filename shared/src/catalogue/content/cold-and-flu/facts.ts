import type { TreatmentFacts } from '../../catalogue.types';

export const facts: TreatmentFacts = {
  whatYouNeed: ['Thermometer', 'PhotoOfTest', 'Meds', 'Allergies', 'Conditions'],
  emergencyLines: ['911'],
};
