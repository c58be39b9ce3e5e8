import type { Language } from './language';

/** What is spoken for a chosen language on a page in another: loader, chat and storefront run the same rows. */
export const languageCases: readonly (readonly [chosen: string | undefined, page: string, spoken: Language])[] = [
  [undefined, '', 'en'],
  [undefined, 'en', 'en'],
  [undefined, 'es', 'es'],
  [undefined, 'es-MX', 'es'],
  [undefined, 'ES-419', 'es'],
  [undefined, 'es_MX', 'es'],
  [undefined, 'est', 'en'],
  [undefined, 'x-es', 'en'],
  [undefined, 'fr', 'en'],
  ['es', 'en', 'es'],
  ['es-MX', 'en', 'es'],
  ['ES-mx', '', 'es'],
  ['en', 'es', 'en'],
  ['en-US', 'es-MX', 'en'],
  ['fr', 'es', 'en'],
  ['fr', 'en', 'en'],
  ['', 'es', 'es'],
  ['espanol', 'en', 'en'],
];
