import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { isPediatric, type TreatmentPath } from '@front-door/shared/catalogue/treatments';

/** Complaints of chest, breathing and eyes, where waiting costs most. */
const opened: ReadonlySet<string> = new Set<TreatmentPath>([
  'shortness-of-breath',
  'asthma',
  'acute-cough',
  'chronic-cough',
  'covid-19',
  'pinkeye',
  'dry-eye',
]);

/** Whether an entry's red flags are read without being asked for: of chest, breathing, eyes, and of any child. */
export function opensRedFlags(treatment: Pick<TreatmentSummary, 'genieMdName' | 'path'>): boolean {
  return isPediatric(treatment) || opened.has(treatment.path);
}
