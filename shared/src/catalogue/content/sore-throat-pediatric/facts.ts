import type { TreatmentFacts } from '../../catalogue.types';

export const facts: TreatmentFacts = {
  whatYouNeed: ['Thermometer', 'Picture Condition', 'Meds', 'Allergies', 'Conditions', 'Lab Result', 'PCP'],
  emergencyLines: ['911'],
};
