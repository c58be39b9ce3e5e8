import type { TreatmentFacts } from '../../catalogue.types';

export const facts: TreatmentFacts = {
  whatYouNeed: ['Meds', 'Allergies', 'Conditions', 'PCP', 'Vitals', 'Lab Result'],
  emergencyLines: ['911'],
};
