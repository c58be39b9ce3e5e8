/**
 * How easy a Spanish text is to read: 70 and more is plain, 100 is what a child of nine reads.
 *
 * `206.84 − 60 × syllables per word − 1.02 × words per sentence` (Fernández Huerta, 1959, with the words of a sentence
 * where the paper misprints its sentences).
 *
 * @param lines Each line ends a sentence, with or without a full stop, as a list item does. Within a line `.`, `!` and `?`
 *   end one. A colon does not, so the label of a `Label: text` line counts with its text.
 */
export function readingEase(lines: readonly string[]): number {
  const sentences = lines.flatMap((line) => line.split(/[.!?]+(?=\s|$)/)).map(wordsOf);
  const full = sentences.filter((words) => words.length > 0);
  const words = full.flat();
  if (words.length === 0) return 100;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 206.84 - 60 * (syllables / words.length) - 1.02 * (words.length / full.length);
}

/**
 * The syllables of a Spanish word, by its spelling. A number counts as one.
 *
 * Each vowel is one, save an `i`, `u` or closing `y` without an accent beside another vowel, which is spoken with it
 * ("cui-da-do", "muy"); with an accent it stands alone ("dí-a").
 */
export function syllablesOf(word: string): number {
  const letters = word
    .toLowerCase()
    .replace(/y$/, 'i')
    .replaceAll(/[gq]u(?=[eéií])/g, 'g');
  return Math.max(1, letters.match(/[iuü]?[aáeéoóíú][iuü](?![íú])|[iuü]?[aáeéoóíú]|[iuü]+/g)?.length ?? 0);
}

function wordsOf(sentence: string): string[] {
  return sentence.match(/\p{L}+|\d+(?:[.,]\d+)*/gu) ?? [];
}
