/** To somebody who chose the other language before, in that language. */
export const offer = 'Ver esta página en español';
export const stay = 'Seguir en inglés';
