/** The languages that the product speaks. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** A language tag that names one of them, with its region or without, such as `es-MX`. */
export type LanguageTag = Language | `${Language}-${string}`;

/** A tag of Spanish. The Receptionist's loader, which has bytes to count, asks it alone what `resolveLanguage` asks. */
export const spanish: RegExp = /^es\b/i;

/**
 * The language to speak: Spanish where the tag says so, English for every other.
 *
 * @param tag what was chosen, else the language of the page: a tag (`es`, `es-MX`), or whatever stands there.
 */
export function resolveLanguage(tag: unknown): Language {
  return spanish.test(tag as string) ? 'es' : 'en';
}

/** Whether a tag names a language that the product speaks. */
export function isLanguageTag(value: unknown): value is LanguageTag {
  return typeof value === 'string' && /^(?:en|es)\b/i.test(value);
}
