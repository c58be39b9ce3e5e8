import type { TreatmentFacts } from '../../catalogue.types';

export const facts: TreatmentFacts = {
  whatYouNeed: ['BP Reading', 'Meds', 'Allergies', 'Conditions', 'Rx Picture', 'PCP'],
  emergencyLines: ['911'],
};
