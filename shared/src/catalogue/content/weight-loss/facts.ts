import type { TreatmentFacts } from '../../catalogue.types';

export const facts: TreatmentFacts = {
  whatYouNeed: ['Meds', 'Allergies', 'Conditions', 'Vitals', 'Lab Result', 'PCP'],
  emergencyLines: ['911', 'poison-help'],
};
