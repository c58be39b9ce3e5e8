import type { TreatmentSummary } from '../../catalogue/catalogue.types';
import type { fees } from '../../catalogue/prices';
import { isPediatric } from '../../catalogue/treatments';

/** The section of a treatment's content that lists signs; an entry without it is a service, not a condition. */
export const symptomSection = 'Common Symptoms';

export const home = 'Home';
export const allTreatments = 'All treatments';
/** The end of a page's title that its step in the trail does without. */
export const titleEnd = /(?:: care online)? \| .*$/;

export const patientSupport = 'patient support';
export const customerCare = 'customer care';
export const unitedStates = 'United States';
export const serviceType = 'Telehealth consultation';

export function conditionName(entry: TreatmentSummary): string {
  return isPediatric(entry) ? `${entry.name.replace(' - Pediatric', '')} in children` : entry.name;
}

export const onlineConsultation = (name: string) => `${name}: online consultation`;

export const offerNames = {
  virtual: 'Virtual consultation: a provider reviews your answers and messages you back',
  live: 'Live consultation: a provider calls you by phone or video',
  weightLoss: 'Weight-loss program, doctor visits included, for one month',
} as const satisfies Record<keyof typeof fees, string>;
