import { edition } from '@front-door/shared/edition/en';
import { languageKey } from '@front-door/shared/visitor/languageKey';
import { lasting } from './storage';

/** Remembers in which language the visitor wants the site. Nobody is sent there: pages in another offer to change. */
export function rememberLanguage(language: string): void {
  lasting.set(languageKey, language);
}

/** The visitor stays with the language of this page: it offers no other any more. */
export function forgetOtherLanguage(): void {
  rememberLanguage(edition.language);
  delete document.documentElement.dataset['otherLanguage'];
}
