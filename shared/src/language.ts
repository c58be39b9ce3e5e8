/** The language of the site's root, which is spoken where nothing else is asked for. Code and storage name things in it. */
export const defaultLanguage = 'en';

/** The languages that the product speaks, as the first part of a language tag. The package's types need them spelled out. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** Those that have an edition below a base of their own, such as `/es`. */
export type OtherLanguage = Exclude<Language, typeof defaultLanguage>;
export const otherLanguages: readonly OtherLanguage[] = /* @__PURE__ */ languages.filter(
  (language) => language !== defaultLanguage,
);
