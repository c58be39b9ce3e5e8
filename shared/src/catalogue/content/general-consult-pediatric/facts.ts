import type { TreatmentFacts } from '../../catalogue.types';

export const facts: TreatmentFacts = {
  whatYouNeed: ['Meds', 'Allergies', 'Conditions', 'Picture Condition', 'Thermometer', 'PCP'],
  emergencyLines: ['911', '988', 'poison-help'],
};
