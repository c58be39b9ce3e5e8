import type { Language } from '@front-door/shared/language';

/** What the launcher is named while the chat is open, where the page gives no text of its own. */
export const closeTexts: { readonly [Name in Language]: string } = { en: 'Close', es: 'Cerrar' };
