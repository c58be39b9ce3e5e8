import type { TreatmentFacts } from '../../catalogue.types';

export const facts: TreatmentFacts = {
  whatYouNeed: ['Vitals', 'Meds', 'Allergies', 'Conditions', 'PCP', 'Lab Result'],
  emergencyLines: ['911'],
};
