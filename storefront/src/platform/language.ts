import { edition } from '@front-door/shared/edition/en';
import type { OtherLanguage } from '@front-door/shared/language';
import { languageKey } from '@front-door/shared/visitor/languageKey';
import { others } from './otherLanguagesTexts/en';
import { lasting } from './storage';

/** The languages that have each page too, as the English edition has them for the compiler, like all words. */
export const otherLanguages = Object.keys(others) as readonly OtherLanguage[];

/** Remembers in which language the visitor wants the site. Nobody is sent there: pages in another offer to change. */
export function rememberLanguage(language: string): void {
  lasting.set(languageKey, language);
}

/** The visitor stays with the language of this page: it offers no other any more. */
export function forgetOtherLanguage(): void {
  rememberLanguage(edition.language);
  delete document.documentElement.dataset['chosenLanguage'];
}
