import type { VisitMode } from '../availability';
import type { Sex } from '../catalogue.types';
import type { TreatmentPath } from '../treatments';
import type { Lasting } from './lasting';

/** Whose ages an entry is for, both ends included. A child of 17 is one until the day before turning 18. */
export interface AgeRange {
  readonly fromMonths: number;
  readonly throughYears: number;
}

/** Where somebody goes whom an entry does not fit. */
export type Elsewhere = TreatmentPath | 'in-person' | 'nowhere';

/** What the price range of an entry is the price of. */
export type PriceCoverage =
  /** The generic, or what is sold without a prescription, at a pharmacy and besides the visit's fee. */
  | 'generic-at-pharmacy'
  /** No range holds: it depends on what is prescribed. */
  | 'varies'
  /** A medication that somebody may buy apart from the monthly program, which has its own in its price. */
  | 'bought-separately';

/** What only the table knows of an entry; all other facts have a place of their own. */
export interface OwnFacts {
  readonly ages: AgeRange;
  /** A child on an adult's page, an adult on a child's. */
  readonly otherAge: Elsewhere;
  /** The other sex, where the entry is for one. */
  readonly otherSex?: Elsewhere;
}

/** Everything that is true of an entry, whoever says it. */
export interface Facts extends OwnFacts {
  readonly sex: Sex;
  readonly patient: 'adult' | 'child';
  /** Who starts the visit and speaks for the patient. */
  readonly actor: 'patient' | 'parent-or-guardian';
  /** The kinds of visit it can have in one state or another. */
  readonly modes: readonly VisitMode[];
  readonly lasting: Lasting | undefined;
  readonly priceCovers: PriceCoverage;
}
