import { pastVerbs, presentVerbs } from './vocabulary/time';
import type { Word } from './words';

/** Whether a word is a verb of what was: "had", "tuve", "twisted"; not "need", "bed". */
export function isPastVerb(text: string): boolean {
  return pastVerbs.has(text) || /(?:..[^e]ed|aron|ieron)$/.test(text);
}

/** Whether some words hold a verb of what was. */
export function hasPastVerb(words: readonly Word[], start: number, end: number): boolean {
  return words.slice(start, end).some(({ text }) => isPastVerb(text));
}

/** Whether some words hold a verb of what is. */
export function hasPresentVerb(words: readonly Word[], start: number, end: number): boolean {
  return words.slice(start, end).some(({ text }) => presentVerbs.has(text));
}

/** How far from an age or a stage of life a verb of the past makes it one of then: "at age 6 I had …". */
const reach = 5;

/** Whether a word is a verb of what was and nothing else: "had", not "soaked", "hurt". */
function isThen(text: string): boolean {
  return text !== 'hurt' && (pastVerbs.has(text) || /(?:aron|ieron)$/.test(text));
}

/** Whether a verb of the past stands next to some words, and none of the present before it. */
export function hasVerbOfThen(words: readonly Word[], start: number, end: number): boolean {
  for (let index = end; index < Math.min(words.length, end + reach); index += 1) {
    const word = words[index];
    if (word === undefined || word.gap === 'sentence' || word.gap === 'contrast' || presentVerbs.has(word.text)) break;
    if (isThen(word.text)) return true;
  }
  for (let index = start - 1; index >= Math.max(0, start - reach - 1); index -= 1) {
    const word = words[index];
    if (word === undefined || presentVerbs.has(word.text)) return false;
    if (isThen(word.text)) return true;
    if (word.gap === 'sentence' || word.gap === 'contrast') return false;
  }
  return false;
}
