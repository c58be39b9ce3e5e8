import type { Language } from '@front-door/shared/language';

/** What the launcher is named while the chat is open, where the page gives no text of its own. */
export const closeTexts: Readonly<Record<string, string>> & Readonly<Record<Language, string>> = {
  en: 'Close',
  es: 'Cerrar',
};
