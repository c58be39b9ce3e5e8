import type { Language } from '@front-door/shared/language';

/** What a page says in each language that it is not in. */
export type Others<Own extends Language> = Readonly<Record<Exclude<Language, Own>, OtherLanguageTexts>>;

interface OtherLanguageTexts {
  /** The language's name. */
  readonly name: string;
  /** To somebody who chose that language before: the page in it, or to stay with this one. */
  readonly offer: string;
  readonly stay: string;
}
