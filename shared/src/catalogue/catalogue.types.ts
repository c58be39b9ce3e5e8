import type { Language } from '../language';
import type { ServiceCategoryTitle } from './categories';
import type { TreatmentPath } from './treatments';

/** The identity of a catalogue entry: what lists, menus, prices and the launch need. */
export interface TreatmentSummary {
  /** Kept from the provider's export; not unique (31 and 43 each name two entries). `path` is the key. */
  readonly id: string;
  readonly name: string;
  readonly path: TreatmentPath;
  /** The name the provider's platform knows: sent as the protocol name. */
  readonly genieMdName: string;
  /** Empty for entries that belong to no single category. */
  readonly primaryCategory: ServiceCategoryTitle | '';
  /** Display text of the usual medication price range in US dollars; may be empty. */
  readonly priceRange: string;
  /** Of one sex alone; absent where anybody can have it, which is then never shown as one sex's. */
  readonly sex?: Exclude<Sex, 'any'>;
}

/** Which rule of the specification a treatment falls under. */
export type TreatmentKind =
  | 'standard'
  | 'live-by-nature'
  | 'general-consult'
  | 'medication-refill'
  | 'weight-loss'
  | 'erectile-dysfunction';

export type Sex = 'any' | 'female' | 'male';

export interface SymptomSection {
  readonly sectionName: string;
  /** Plain sentences, or lines of the form `Label: text`, whose label is shown in bold. */
  readonly sectionDetails: readonly string[];
  readonly sectionOrder: number;
}

/** Whom to call when a red flag shows. */
export type EmergencyLine = '911' | '988' | 'poison-help';

/** "When to get help now" on a treatment page. */
export interface HelpNow {
  /** Signs, each a short plain phrase that completes "Get help now if you have …". */
  readonly signs: readonly string[];
  /** Signs that need care in person today, though not an ambulance. */
  readonly seeInPerson: readonly string[];
}

/** A public page that a medical statement rests on. */
export interface MedicalSource {
  readonly publisher: string;
  readonly title: string;
  readonly url: string;
  /** The language of a page that is not in the language of the entry's words, such as an English page in a Spanish entry. */
  readonly language?: Language;
}

/** What holds of an entry in every language; stands in `content/<path>/facts.ts`. */
export interface TreatmentFacts {
  /** Codes of `whatYouNeedLines`; an unknown code is shown as written. */
  readonly whatYouNeed: readonly string[];
  /** Whom to call at the signs of `helpNow`, most urgent first. */
  readonly emergencyLines: readonly EmergencyLine[];
}

/** What an entry's page says, in one language. */
export interface TreatmentWords {
  /** Two to four plain sentences. */
  readonly description: string;
  /** Generic names, a brand in brackets where people know it better. Never a scheduled drug. */
  readonly commonMedications: readonly string[];
  readonly symptoms: readonly SymptomSection[];
  readonly helpNow: HelpNow;
  readonly sources: readonly MedicalSource[];
}

/** What only the entry's own page shows; loaded by that page alone, from `content/<path>/<language>.ts`. */
export interface TreatmentContent extends TreatmentFacts, TreatmentWords {}

/** A whole catalogue entry. */
export interface Treatment extends TreatmentSummary, TreatmentContent {}
