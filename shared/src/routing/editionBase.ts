import type { Edition } from '../edition/edition.types';
import { defaultLanguage, type Language } from '../language';

/** What every address of a language's edition begins with. */
export const baseOf = (language: Language): Edition['base'] => (language === defaultLanguage ? '' : `/${language}`);
