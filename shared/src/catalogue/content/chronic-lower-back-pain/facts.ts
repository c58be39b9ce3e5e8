import type { TreatmentFacts } from '../../catalogue.types';

export const facts: TreatmentFacts = {
  whatYouNeed: ['Meds', 'Allergies', 'Conditions', 'Vitals', 'PCP'],
  emergencyLines: ['911', '988'],
};
