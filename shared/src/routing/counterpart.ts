import type { Language } from '../language';
import { baseOf } from './editionBase';
import { keyOf } from './local/en';

/**
 * The same page in another edition, which knows it by its English address: no edition needs the tables of another.
 *
 * @param path of this edition, without its base. In any case, with or without a slash at its end: so every edition's
 *   addresses answer.
 */
export function counterpart(path: string, language: Language): string {
  return baseOf(language) + keyOf(path);
}
