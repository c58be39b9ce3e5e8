import type { TreatmentFacts } from '../../catalogue.types';

export const facts: TreatmentFacts = {
  whatYouNeed: ['Meds', 'Allergies', 'Conditions', 'Picture Condition', 'Lab Result', 'PCP'],
  emergencyLines: ['911'],
};
