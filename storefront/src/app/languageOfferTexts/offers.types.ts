import type { Language } from '@front-door/shared/language';

/** To somebody who chose another language before, in that language: for each that the page is not in. */
export type Offers<Own extends Language> = Readonly<Record<Exclude<Language, Own>, Offer>>;

interface Offer {
  readonly offer: string;
  readonly stay: string;
}
