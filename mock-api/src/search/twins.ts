import { complaints, type Complaint } from './complaints';
import { longestSpan, type Understood } from './understand';
import type { Unit } from './units';

/** Two entries that only the length of the complaint tells apart. */
interface Twins {
  readonly short: Complaint;
  readonly long: Complaint;
  /** From so many days on it is the long one (specification 9, condition definitions). */
  readonly days: number;
}

/** Entries that only the length of the complaint tells apart. */
const durationTwins: readonly Twins[] = [
  { short: 'acute-cough', long: 'chronic-cough', days: 56 },
  { short: 'back-pain', long: 'chronic-lower-back-pain', days: 84 },
  { short: 'acute-sinusitis', long: 'sinus-infection', days: 28 },
];
/** What the likelier of two twins gets of what speaks for both. */
const likelier = 0.88;

/** Gives what speaks for either of two twins to the one that the time told, or the sex, calls for. */
export function twinned({ reading, sex }: Understood, units: readonly Unit[], from: Float64Array): Float64Array {
  const result = Float64Array.from(from);
  const divide = (more: Complaint, less: Complaint) => {
    const [first, second] = [complaints.indexOf(more), complaints.indexOf(less)];
    const sum = (result[first] ?? 0) + (result[second] ?? 0);
    result[first] = sum * likelier;
    result[second] = sum * (1 - likelier);
  };
  const span = longestSpan(reading.quantities, units);
  if (span !== undefined)
    for (const { short, long, days } of durationTwins) {
      if (span >= days) divide(long, short);
      else divide(short, long);
    }
  if (sex === 'woman') divide('female-hair-loss', 'hair-loss');
  if (sex === 'man') divide('hair-loss', 'female-hair-loss');
  return result;
}
