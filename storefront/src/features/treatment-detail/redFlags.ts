import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { isPediatric } from '@front-door/shared/catalogue/treatments';

/** Complaints of chest, breathing and eyes, where waiting costs most. */
const opened: readonly string[] = [
  'shortness-of-breath',
  'asthma',
  'acute-cough',
  'chronic-cough',
  'covid-19',
  'pinkeye',
  'dry-eye',
];

/** Whether an entry's red flags are read without being asked for: of chest, breathing, eyes, and of any child. */
export function opensRedFlags(treatment: Pick<TreatmentSummary, 'genieMdName' | 'path'>): boolean {
  return isPediatric(treatment) || opened.includes(treatment.path);
}
