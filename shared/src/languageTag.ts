import { defaultLanguage, languages, type Language } from './language';

/** A language tag that names one of ours, with its region or without, such as `es-MX`; some write `es_MX`. */
export type LanguageTag = Language | `${Language}${'-' | '_'}${string}`;

/** How a tag of one of these languages begins: that of `es-MX` with `es`, that of `est` with none. */
export const tagOf = (known: readonly Language[]): RegExp => new RegExp(`^(?:${known.join('|')})(?![a-z])`, 'i');

const ours = tagOf(languages);

/**
 * The language to speak: the one of ours that a tag names, else the default.
 *
 * @param tag what was chosen, else the language of the page: a tag (`es`, `es-MX`), or whatever stands there.
 */
export const resolveLanguage = (tag: unknown): Language =>
  (ours.exec(tag as string)?.[0].toLowerCase() as Language | undefined) ?? defaultLanguage;

/** Whether a tag names a language that the product speaks. */
export function isLanguageTag(value: unknown): value is LanguageTag {
  return typeof value === 'string' && ours.test(value);
}
