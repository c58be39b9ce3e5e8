import { brandOnlyMedications } from './medicationsTexts/en';

export { brandOnlyMark } from './medicationsTexts/en';

/** Whether a line of an entry's common medications names one that exists only as a brand. */
export function isBrandOnly(medication: string): boolean {
  const line = medication.toLowerCase();
  return brandOnlyMedications.some((name) => line.startsWith(name));
}
