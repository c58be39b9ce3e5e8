/** How strongly a word is set apart from the one before it. */
export type Gap = 'none' | 'joined' | 'comma' | 'contrast' | 'sentence';

/** A word of a message. */
export interface Word {
  /** Lower case, plain letters, without accents and apostrophes ("Can't" is `cant`); or a number with a period for its decimals. */
  readonly text: string;
  readonly gap: Gap;
}

/** So many words are read from the beginning and as many from the end: what a pasted book tells between them waits. */
const mostWordsAtEnds = 1500;
/** And so many characters at most, so that no more is looked at than could be read. */
const mostCharactersAtEnds = 15_000;
const longestWord = 40;

const joiners = new Set('and y e plus also with con or nor ni o u tambien ademas n nd'.split(' '));
const contrasts = new Set('but pero however though although aunque sino yet except excepto otherwise'.split(' '));

/** Emoji that stand for a symptom, in words of both languages' vocabulary. */
const emojiWords: Readonly<Record<string, string>> = {
  '🤒': 'fever',
  '🌡': 'fever',
  '🤧': 'sneezing',
  '🤮': 'vomiting',
  '🤢': 'nausea',
  '🤕': 'headache',
  '👂': 'ear',
  '👁': 'eye',
  '🦷': 'tooth',
};
const emoji = new RegExp(Object.keys(emojiWords).join('|'), 'gu');

/** Cyrillic and Greek letters that look like Latin ones, and the letters that they are read as. */
const lookalikes = new Map<string, string>();
const foreignLetters = 'аеорсухіѕјһԁкмтвнαεορνικτυχ';
const latinLetters = 'aeopcyxisjhdkmtbhaeopviktux';
for (let index = 0; index < foreignLetters.length; index += 1)
  lookalikes.set(foreignLetters.charAt(index), latinLetters.charAt(index));

/** Lower case and plain letters: accents, apostrophes and what is invisible are taken away, lookalikes replaced. */
export function fold(message: string): string {
  return message
    .replace(emoji, (found) => ` ${emojiWords[found] ?? ''} `)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[\u0370-\u052f]/g, (letter) => lookalikes.get(letter) ?? letter)
    .replace(/\bod['’]d\b/g, 'oded')
    .replace(/['’‘`´]/g, '')
    .replace(/\bw\/o\b/g, ' without ')
    .replace(/\bw\/|\bc\/o\b/g, ' with ')
    .replace(/\bb\/c\b/g, ' because ')
    .replace(/\b([a-z])\/([a-z])\b/g, '$1$2')
    .replace(/&/g, ' and ');
}

/** The words and numbers of a message, each with the pause before it. A decimal comma is read as a period. */
export function splitWords(message: string): readonly Word[] {
  const words: Word[] = [];
  let gap: Gap = 'sentence';
  const read =
    message.length > 2 * mostCharactersAtEnds
      ? `${message.slice(0, mostCharactersAtEnds)}\n${message.slice(-mostCharactersAtEnds)}`
      : message;
  const parts = fold(read).match(/[a-z]+|\d+(?:[.,]\d{1,2}(?!\d))?|[.!?;\n…]+|[,:()[\]"]|[-–—]{2,}| [-–—] /g) ?? [];
  const skipped =
    parts.length > 2 * mostWordsAtEnds ? parts.splice(mostWordsAtEnds, parts.length - 2 * mostWordsAtEnds) : [];
  for (const [index, part] of parts.entries()) {
    if (skipped.length > 0 && index === mostWordsAtEnds) gap = 'sentence';
    if (/^[a-z\d]/.test(part)) {
      const text = part.slice(0, longestWord).replace(',', '.');
      words.push({ text, gap: gapBefore(text, gap) });
      gap = 'none';
    } else if (/^[.!?;\n…]/.test(part)) gap = 'sentence';
    else if (gap !== 'sentence') gap = 'comma';
  }
  return words;
}

function gapBefore(text: string, gap: Gap): Gap {
  if (gap === 'sentence') return gap;
  if (contrasts.has(text)) return 'contrast';
  return gap === 'none' && joiners.has(text) ? 'joined' : gap;
}
