import type { TreatmentFacts } from '../../catalogue.types';

export const facts: TreatmentFacts = {
  whatYouNeed: ['Meds', 'Allergies', 'Conditions', 'Rx Picture', 'Vitals', 'PCP'],
  emergencyLines: ['911', '988'],
};
