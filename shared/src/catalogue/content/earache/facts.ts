import type { TreatmentFacts } from '../../catalogue.types';

export const facts: TreatmentFacts = {
  whatYouNeed: ['Thermometer', 'Picture Condition', 'Meds', 'Allergies', 'Conditions'],
  emergencyLines: ['911'],
};
