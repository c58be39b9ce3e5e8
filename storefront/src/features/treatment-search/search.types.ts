import type { EmergencyLine, TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import type { Language } from '@front-door/shared/language';
import type { TreatmentPath } from '@front-door/shared/catalogue/treatments';

/** What the content of a page in one language adds to the search. */
export interface ContentWords {
  readonly path: TreatmentPath;
  readonly language: Language;
  /** Generic and brand names, without those that an earlier language has named alike. */
  readonly medicines: readonly string[];
  /** Sentences of "Common Symptoms". */
  readonly symptoms: readonly string[];
}

/** What the contents of the pages add to the search, in one language after the other. */
export type CatalogueWords = readonly ContentWords[];

/** A piece of a phrase that matched, and whether it is what matched. */
export interface MatchedPart {
  readonly text: string;
  readonly isMatch: boolean;
}

export interface FoundTreatment {
  readonly entry: TreatmentSummary;
  /** The words that led here, where they are not the name's own. */
  readonly matched: { readonly parts: readonly MatchedPart[]; readonly language: Language } | undefined;
}

export interface SearchResults {
  /** Whom to call first; empty where the words tell of no emergency. */
  readonly emergency: readonly EmergencyLine[];
  /** Best first. */
  readonly found: readonly FoundTreatment[];
  /** Nothing has these words: what is found is merely spelled most like them. */
  readonly isNearest: boolean;
}
