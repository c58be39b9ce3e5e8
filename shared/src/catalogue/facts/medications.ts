/**
 * What is sold in the United States under a brand alone, so that the price of generics does not hold for it: the
 * beginnings of an entry's medication lines, in small letters. After the FDA's Orange Book and the labels at DailyMed,
 * which list no generic that pharmacies sell; to be looked at again once a year.
 */
const brandOnlyMedications = [
  'albuterol with budesonide rescue inhaler',
  'avanafil',
  'baloxavir',
  'beclomethasone inhaler',
  'budesonide inhaler',
  'crisaborole',
  'drospirenone pill',
  'lifitegrast',
  'molnupiravir',
  'nirmatrelvir with ritonavir',
  'norgestrel pill',
  'sinecatechins',
  'ulipristal',
  'varenicline nasal spray',
  'vibegron',
];

/** What stands beside a medication that has no generic. */
export const brandOnlyMark = 'brand only, costs more';

/** Whether a line of an entry's common medications names one that exists only as a brand. */
export function isBrandOnly(medication: string): boolean {
  const line = medication.toLowerCase();
  return brandOnlyMedications.some((name) => line.startsWith(name));
}
