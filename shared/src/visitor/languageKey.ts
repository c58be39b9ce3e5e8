/** Under which the browser keeps the language that the visitor has chosen. It stands alone: every page's HTML carries it. */
export const languageKey = 'language';
