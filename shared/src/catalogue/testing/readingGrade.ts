/**
 * The Flesch-Kincaid grade of a text: the US school year whose readers follow it with ease.
 *
 * `0.39 × words per sentence + 11.8 × syllables per word − 15.59` (Kincaid et al., 1975).
 *
 * @param lines Each line ends a sentence, with or without a full stop, as a list item does. Within a line
 *   `.`, `!` and `?` end one. A colon does not, so the label of a `Label: text` line counts with its text.
 * @returns The grade, which for very short words in very short lines can be below 0.
 */
export function readingGrade(lines: readonly string[]): number {
  const sentences = lines.flatMap(sentencesOf).map(wordsOf).filter(isNotEmpty);
  const words = sentences.flat();
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/**
 * Estimates the syllables of an English word.
 *
 * Heuristic: each run of vowel letters (`y` among them, unless it starts the word) is one syllable, once silent
 * endings are off: `-e` and `-es`, save in `-le` after a consonant and `-es` after a hissing sound, and `-ed`
 * save after `t` or `d`. Pairs that are mostly spoken apart add one: `ia` and `io` where they do not soften the
 * consonant before them, those of "diet", "actual" and "fluid", and a vowel before `-ing`. A number counts as one.
 * Most words come out right and the rest one off, either way, which moves a page's grade little.
 */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  const spoken = letters
    .replace(/^y/, '')
    .replace(/(?<![aeiousxzcg]|[cs]h|[^aeiouy]l)es$/, '')
    .replace(/(?<![aeioutd])ed$/, '')
    .replace(/(?<![aeiou]|[^aeiouy]l)e$/, '');
  const runs = spoken.match(/[aeiouy]+/g)?.length ?? 0;
  const apart = spoken.match(/(?<![cgnst])i[ao]|ie(?=t)|(?<!q)ua(?=l)|(?<![qg])ui(?=[dn])|[eoy]ing$/g)?.length ?? 0;
  return Math.max(1, runs + apart);
}

function sentencesOf(line: string): string[] {
  return line.split(/[.!?]+(?=\s|$)/);
}

function wordsOf(sentence: string): string[] {
  return sentence.match(/[A-Za-z]+(?:['’][A-Za-z]+)*|\d+(?:[.,]\d+)*/g) ?? [];
}

function isNotEmpty(list: readonly unknown[]): boolean {
  return list.length > 0;
}
