import type { TreatmentFacts } from '../../catalogue.types';

export const facts: TreatmentFacts = {
  whatYouNeed: ['Meds', 'Rx Picture', 'Allergies', 'Conditions', 'Lab Result', 'Vitals', 'PCP'],
  emergencyLines: ['911', '988', 'poison-help'],
};
