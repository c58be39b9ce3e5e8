import { knownTreatment, shownName } from '@front-door/shared/catalogue/names/es';
import { defaultLanguage, type Language, type OtherLanguage } from '@front-door/shared/language';
import type { TreatmentOption } from '../chat/chat.types';

/** What an option is called, and the language of that where it is not the panel's. */
export interface TreatmentName {
  readonly text: string;
  readonly lang?: Language;
}

/** What the catalogue's entries are called in the languages that are not the search's own. */
const names: Readonly<Record<OtherLanguage, typeof shownName>> = { es: shownName };

/**
 * The search names treatments in English. Other languages have names of their own for those of the catalogue; of others that
 * the search may know they have the search's.
 */
export function treatmentName(
  { name, path }: Pick<TreatmentOption, 'name' | 'path'>,
  language: Language,
): TreatmentName {
  if (language === defaultLanguage) return { text: name };
  const known = knownTreatment(path);
  return known === undefined ? { text: name, lang: defaultLanguage } : { text: names[language]({ path: known }) };
}
