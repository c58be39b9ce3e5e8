import { cueFinder } from '@front-door/shared/reading/cues';
import { people } from '@front-door/shared/reading/vocabulary/people';
import type { Word } from '@front-door/shared/reading/words';
import { smallWords } from './vocabulary/small';
import type { Understood } from './understand';

type Span = { readonly start: number; readonly end: number };

const findPeople = cueFinder({ child: people.child, adult: people.adult });

/** Words for the writer, and for one person who is not. */
export const firstPerson = /^(?:i|im|ive|id|me|yo|estoy|tengo|siento)$/;
export const third = /^(?:he|she|hes|shes|his|her|him|ella|le)$/;

/** Whether a word tells of something by itself: numbers, letters and small words do not. */
export function isContent({ text }: Word): boolean {
  return text.length > 1 && !/\d/.test(text) && !smallWords.has(text);
}

const measure = /^(?:\d.*|mgs?|mcg|ml|g|oz|lbs?|x|am|pm|usd|dollars?)$/;

/** Whether a unit tells of nothing: only numbers and measures stand in it, or in the whole message no word but small ones. */
export function hasNoContent({ words, findings }: Understood, { start, end }: Span): boolean {
  return (
    words.slice(start, end).every(({ text }) => measure.test(text)) || (findings.length === 0 && !words.some(isContent))
  );
}

/** Whether a part of a message tells of nothing but who it is: "my son is 3". */
export function tellsOnlyWho({ words, findings, people: somebody }: Understood, { start, end }: Span): boolean {
  return (
    !findings.some((one) => one.start >= start && one.start < end) &&
    words.slice(start, end).every((word, offset) => somebody[start + offset] === true || !isContent(word))
  );
}

/** Which words of a message stand for people. */
export function peopleIn(words: readonly Word[]): readonly boolean[] {
  const found = words.map(() => false);
  for (const { start, end } of findPeople(words)) found.fill(true, start, end);
  return found;
}
