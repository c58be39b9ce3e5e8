import { isPediatric, treatments, type TreatmentPath } from '@front-door/shared/catalogue/treatments';

/** The pediatric entry of an adult one. A child's other complaints go to the pediatric general consult. */
export const pediatricTwins: Readonly<Partial<Record<TreatmentPath, TreatmentPath>>> = {
  'abdominal-pain': 'abdominal-pain-pediatric',
  'acute-cough': 'acute-cough-pediatric',
  earache: 'earache-pediatric',
  rash: 'rash-pediatric',
  'sore-throat': 'sore-throat-pediatric',
  pinkeye: 'pinkeye-pediatric',
  'general-consult': 'general-consult-pediatric',
};

/**
 * What the model tells apart: the complaints of the catalogue, a child's and a grown person's as one (who is ill is
 * read, not learned), and `none` for what is no complaint. `diarrhea` has an entry for children only.
 */
export type Complaint = TreatmentPath | 'diarrhea' | 'none';

/** All of them, in the order of the model's columns. */
export const complaints: readonly Complaint[] = [
  ...treatments.filter((entry) => !isPediatric(entry)).map(({ path }) => path),
  'diarrhea',
  'none',
];

const adultOf = new Map(Object.entries(pediatricTwins).map(([adult, child]) => [child, adult as TreatmentPath]));

/** The complaint that an entry stands for. */
export function complaintOf(path: TreatmentPath): Complaint {
  return path === 'diarrhea-pediatric' ? 'diarrhea' : (adultOf.get(path) ?? path);
}

/** Entries that teenagers may use besides the pediatric ones, from this many years on. */
export const teenEntries: readonly TreatmentPath[] = ['acne'];
export const teenAge = 13;

/** The entry for a complaint of a grown person. */
export function adultEntry(complaint: Exclude<Complaint, 'none'>): TreatmentPath {
  return complaint === 'diarrhea' ? 'abdominal-pain' : complaint;
}

/** The entry for a complaint of a child. */
export function childEntry(complaint: Exclude<Complaint, 'none'>, isTeen: boolean): TreatmentPath {
  if (complaint === 'diarrhea') return 'diarrhea-pediatric';
  if (isTeen && teenEntries.includes(complaint)) return complaint;
  if (complaint === 'chronic-cough') return 'acute-cough-pediatric';
  if (complaint === 'eczema') return 'rash-pediatric';
  return pediatricTwins[complaint] ?? 'general-consult-pediatric';
}
