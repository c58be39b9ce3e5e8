import type { Language } from '../language';

/** What differs between the storefront in one language and in another, words aside. */
export interface Edition {
  readonly language: Language;
  /** What every address of the edition begins with; empty for the one at the site's root. */
  readonly base: '' | `/${Language}`;
  /** For dates, numbers and the order of names. */
  readonly locale: string;
}
