import { knownTreatment, shownName } from '@front-door/shared/catalogue/names/es';
import type { Language } from '@front-door/shared/language';
import type { TreatmentOption } from '../chat/chat.types';

/** What an option is called, and the language of that where it is not the panel's. */
export interface TreatmentName {
  readonly text: string;
  readonly lang?: Language;
}

/**
 * The search names treatments in English. Spanish has names of its own for those of the catalogue; of others that the
 * search may know it has the search's.
 */
export function treatmentName(
  { name, path }: Pick<TreatmentOption, 'name' | 'path'>,
  language: Language,
): TreatmentName {
  if (language === 'en') return { text: name };
  const known = knownTreatment(path);
  return known === undefined ? { text: name, lang: 'en' } : { text: shownName({ path: known }) };
}
