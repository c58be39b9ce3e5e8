import type { TreatmentFacts } from '../../catalogue.types';

export const facts: TreatmentFacts = {
  whatYouNeed: ['Meds', 'Allergies', 'Conditions', 'Thermometer', 'Vitals'],
  emergencyLines: ['911'],
};
