import type { TreatmentPath } from '@front-door/shared/catalogue/treatments';

/** How far a saying speaks for each entry, 0 to 1. */
export type Points = Readonly<Partial<Record<TreatmentPath, number>>>;

/** One complaint, the ways people say it, and the entries it speaks for. */
export interface Saying {
  readonly id: string;
  /**
   * Phrases in English and Spanish, separated by commas or new lines. The words of a phrase may stand
   * in any order, near each other. `a_b` are words side by side, `@name` is any word of a class, and a
   * message that also says `!word` in the same sentence does not match.
   */
  readonly says: string;
  readonly points: Points;
  /** For a child, where the pediatric twin and the general pediatric consult do not follow from `points`. */
  readonly child?: Points;
  /** What it speaks for when it is denied: "I don't want a baby". Without it a denied saying speaks for nothing. */
  readonly whenDenied?: Points;
  /** Ids of sayings that, told in the same words, say it better. */
  readonly yieldsTo?: readonly string[];
}

/** Words that stand for one another, separated by spaces or new lines; `a_b` are words side by side. */
export type WordClasses = Readonly<Record<string, string>>;
