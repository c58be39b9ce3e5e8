/**
 * Where a sentence ends: what follows begins with a capital; an abbreviation within one is followed by a small letter.
 */
export const sentenceEnd = /[.!?](?=\s+[A-Z])/;
