/** What people call a catalogue entry, or what they say it does to them. Lists with commas, as spelled, accents included. */
export interface OtherNames {
  /** Lay words, synonyms and short descriptions in English. */
  readonly en: string;
  readonly es: string;
  /** Medicines that lead here beside the entry's own `commonMedications`: generic and brand names, never a scheduled drug. */
  readonly medicines?: string;
}
