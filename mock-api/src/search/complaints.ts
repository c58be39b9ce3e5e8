import { factsOf } from '@front-door/shared/catalogue/facts/facts';
import type { AgeRange } from '@front-door/shared/catalogue/facts/facts.types';
import { isPediatric, treatments, type TreatmentPath } from '@front-door/shared/catalogue/treatments';
import type { AgeSpan } from './ages';

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

/** Who has a complaint. */
export interface Patient {
  readonly child: boolean;
  /** The ages told of the patient, or of several; none where the message tells none. */
  readonly ages: readonly AgeSpan[];
}

/** Where a page sends those whose age it is not for, in the order of the catalogue. */
const facts = new Map(treatments.map(({ path }) => [path, factsOf(path)]));
const pathOf = (elsewhere: string | undefined) => treatments.find(({ path }) => path === elsewhere)?.path;

/** The complaint that an entry stands for. */
export function complaintOf(path: TreatmentPath): Exclude<Complaint, 'none'> {
  if (path === 'diarrhea-pediatric') return 'diarrhea';
  const own = facts.get(path);
  return own?.patient === 'child' ? (pathOf(own.otherAge) ?? path) : path;
}

/** The entry for a complaint of a grown person. */
export function adultEntry(complaint: Exclude<Complaint, 'none'>): TreatmentPath {
  return complaint === 'diarrhea' ? 'abdominal-pain' : complaint;
}

/** The entry for a complaint of a child: where the page for grown people sends children, else the general consult. */
export function childEntry(complaint: Exclude<Complaint, 'none'>): TreatmentPath {
  if (complaint === 'diarrhea') return 'diarrhea-pediatric';
  if (complaint === 'chronic-cough') return 'acute-cough-pediatric';
  return pathOf(facts.get(complaint)?.otherAge) ?? 'general-consult-pediatric';
}

/** The entry for a complaint of somebody: where no entry of it is for the age told, the general consult. */
export function entryFor(complaint: Exclude<Complaint, 'none'>, { child, ages }: Patient): TreatmentPath {
  const entry = child ? childEntry(complaint) : adultEntry(complaint);
  const range = facts.get(entry)?.ages;
  if (range === undefined || ages.length === 0 || ages.some((age) => isWithin(age, range))) return entry;
  return child ? 'general-consult-pediatric' : 'general-consult';
}

/** Whether somebody of an age may be among those whom an entry is for. */
export function isWithin({ fromMonths, toMonths }: AgeSpan, range: AgeRange): boolean {
  return toMonths >= range.fromMonths && fromMonths < (range.throughYears + 1) * 12;
}
