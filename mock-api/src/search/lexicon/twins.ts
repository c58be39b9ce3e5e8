import type { TreatmentPath } from '@front-door/shared/catalogue/treatments';

/** The pediatric entry of an adult one. */
export const pediatricTwins: Readonly<Partial<Record<TreatmentPath, TreatmentPath>>> = {
  'abdominal-pain': 'abdominal-pain-pediatric',
  'acute-cough': 'acute-cough-pediatric',
  earache: 'earache-pediatric',
  rash: 'rash-pediatric',
  'sore-throat': 'sore-throat-pediatric',
  pinkeye: 'pinkeye-pediatric',
  'general-consult': 'general-consult-pediatric',
};

export interface DurationTwins {
  readonly short: TreatmentPath;
  readonly long: TreatmentPath;
  /** From this many weeks on it is the long one (specification 9, condition definitions). */
  readonly weeks: number;
  /** How much of the likelier twin's score the other keeps. */
  readonly rest: number;
}

/** Entries that only the length of the complaint tells apart. */
export const durationTwins: readonly DurationTwins[] = [
  { short: 'acute-cough', long: 'chronic-cough', weeks: 8, rest: 0.6 },
  { short: 'back-pain', long: 'chronic-lower-back-pain', weeks: 12, rest: 0.65 },
  { short: 'acute-sinusitis', long: 'sinus-infection', weeks: 4, rest: 0.8 },
];

/** Complaints that together make a condition likelier than any of them alone. */
export interface Syndrome {
  readonly entry: TreatmentPath;
  /** Ids of sayings. */
  readonly of: readonly string[];
  readonly atLeast: number;
  readonly value: number;
}

export const syndromes: readonly Syndrome[] = [
  { entry: 'ankle-injury', of: ['ankle-pain', 'mishap'], atLeast: 2, value: 0.96 },
  {
    entry: 'cold-and-flu',
    of: [
      'fever',
      'cough',
      'sore-throat',
      'throat',
      'runny-nose',
      'stuffy-nose',
      'sneezing',
      'body-weak',
      'headache',
      'cold-and-flu',
      'tired-dizzy',
    ],
    atLeast: 3,
    value: 0.95,
  },
  {
    entry: 'allergies',
    of: ['sneezing', 'runny-nose', 'stuffy-nose', 'watery-eyes', 'allergies'],
    atLeast: 2,
    value: 0.8,
  },
  { entry: 'migraine-headache', of: ['headache', 'nausea', 'vomiting'], atLeast: 2, value: 0.5 },
];
