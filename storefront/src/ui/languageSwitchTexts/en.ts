/** The other edition's language, in that language. */
export const other = 'Español';
export const otherLanguage = 'es';
/** The same page in the other edition. `address` is a path of this edition, without its base. */
export const counterpart = (address: string) => `/es${address}`;
