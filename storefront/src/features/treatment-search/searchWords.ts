import { fold } from '@front-door/shared/reading/words';

/** Of what is typed or pasted into the box so many characters are looked at, and so many words. */
const mostCharacters = 200;
const mostWords = 8;
const longestWord = 24;

/** Words that say nothing of what somebody has. "Not" and "no" stay, and so does "off". */
const fillers = new Set(
  (
    'a an the my i im ive is it its in of for to and or with when on at me have has had am are do does can get got need needs some ' +
    'having feel feeling what how treatment treat help please from after your you our his her he she ' +
    'el la los las lo un una unos unas de del al en mi mis me y o con por para que tengo tiene tener se su sus le es cuando necesito'
  ).split(' '),
);

/** Words for a child: entries for children are meant. */
const childWords = new Set(
  (
    'pediatric child childs children childrens kid kids baby babys babies toddler toddlers infant newborn son sons daughter daughters teen ' +
    'nino nina ninos ninas hijo hija hijos hijas bebe bebes pediatrico'
  ).split(' '),
);

/** The words of what is typed: lower case, plain letters, without those that say nothing and those of one letter. */
export function typedWords(text: string): readonly string[] {
  const all =
    fold(text.slice(0, mostCharacters))
      .match(/[\p{Letter}\d]+/gu)
      ?.slice(0, 3 * mostWords)
      .map((word) => word.slice(0, longestWord)) ?? [];
  const telling = all.filter((word) => word.length > 1 && !fillers.has(word));
  return [...new Set(telling.length > 0 ? telling : all.slice(-1))].slice(0, mostWords);
}

/** The words of a phrase of ours, as they are compared: in the singular, too. */
export function wordsOf(text: string): readonly string[] {
  return typedWords(text).map((word) => singular(word));
}

/** Both sides of a comparison are cut alike, so that it need not be a word: "diabete". */
export function singular(word: string): string {
  if (word.length < 4) return word;
  return word.replace(/ies$/, 'y').replace(/(?<=sh|ch|x|ss)es$|(?<![sui])s$/, '');
}

/** A single word of a phrase, as it is compared. */
export function wordOf(text: string): string {
  return singular(fold(text));
}

/** Whether a word says that it is a child's. */
export function isChildWord(word: string): boolean {
  return childWords.has(word);
}
