import type { Language } from '../../language';

/** What people call a catalogue entry, or what they say it does to them. Lists with commas, as
 * spelled, accents included: for each language lay words, synonyms and short descriptions. */
export interface OtherNames extends Readonly<Record<Language, string>> {
  /** Medicines that lead here beside the entry's own `commonMedications`: generic and brand names, never a scheduled drug. */
  readonly medicines?: string;
}
