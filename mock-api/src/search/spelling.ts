import type { Word } from '@front-door/shared/reading/words';
import type { Dictionary } from './dictionary';
import { bitCount, editDistance, letterSet, soundOf } from './wordDistance';

/** A word as it is read. */
export interface SpelledWord extends Word {
  /** As it was typed. */
  readonly typed: string;
  /** Whether it is a real word of either language, or could be read as one. */
  readonly known: boolean;
  /**
   * How far it may be no word that somebody meant, 0 to 1: nothing for words that complaints are told in, a half for other
   * real ones and for near misses of long ones, all for what nobody knows or what was only read as a word.
   */
  readonly strange: number;
}

export type Speller = (words: readonly Word[]) => readonly SpelledWord[];

/** At most this many unknown words of a message are looked up, so that gibberish costs little. */
const mostLookUps = 16;

/**
 * Makes a speller that reads unknown words as words that it is given: within a bounded number of edits, closer by
 * sound where two are as near, split in two ("sorethroat") or joined ("ear ache"). Real words are left alone.
 *
 * @param words the words that may be read into a message, and how often each is used.
 * @param misspellings what certain words as typed always mean.
 */
export function createSpeller(
  words: ReadonlyMap<string, number>,
  dictionary: Dictionary,
  misspellings: ReadonlyMap<string, string>,
): Speller {
  const byLength = new Map<number, Entry[]>();
  for (const [word, uses] of words) {
    if (word.length < 4) continue;
    const entry = {
      word,
      letters: letterSet(word),
      sound: soundOf(word),
      weight: Math.min(1.2, 0.15 * Math.log2(uses + 1)),
    };
    const sameLength = byLength.get(word.length);
    if (sameLength === undefined) byLength.set(word.length, [entry]);
    else sameLength.push(entry);
  }
  const isKnown = (word: string) => word.length < 3 || words.has(word) || dictionary.has(word);

  function lookUp(word: string): string | undefined {
    const sound = soundOf(word);
    const letters = letterSet(word);
    const limit = editLimit(word.length);
    let best: string | undefined;
    let least = Infinity;
    for (let length = word.length - limit - 1; length <= word.length + limit + 1; length += 1) {
      for (const entry of byLength.get(length) ?? []) {
        const sounds = sound === entry.sound && sound.length > 1;
        const most = sounds ? limit + 1 : limit;
        if (bitCount(letters ^ entry.letters) > 2 * most) continue;
        const edits = editDistance(word, entry.word, most);
        const sameStart = word[0] === entry.word[0] || sound[0] === entry.sound[0];
        if (edits > most || (edits > 1 && !sounds && (!sameStart || editDistance(sound, entry.sound, 1) > 1))) continue;
        const cost = edits + (sameStart ? 0 : 0.4) - (sounds ? 0.6 : 0) - entry.weight;
        if (cost < least) {
          least = cost;
          best = entry.word;
        }
      }
    }
    return best;
  }

  return (typed) => {
    let lookUps = 0;
    return withJoinedWords(typed, words, isKnown).flatMap((word): readonly SpelledWord[] => {
      const { text, gap } = word;
      const is = (read: string, known = true, strange = words.has(read) || read.length < 3 ? 0 : 0.5) => [
        { text: read, gap, typed: word.typed, known, strange },
      ];
      if (/\d/.test(text) || text !== word.typed) return is(text, true, 0);
      if (runsAlongKeys(text)) return is(text, false, 1);
      const meant = misspellings.get(text) ?? droppedG(text, words);
      if (meant !== undefined) return is(meant, true, 0);
      if (isKnown(text)) return is(text);
      const plain = withoutRepeats(text).find((one) => words.has(one) || dictionary.has(one));
      if (plain !== undefined) return is(plain);
      if (text.endsWith('s') && words.has(text.slice(0, -1))) return is(text.slice(0, -1));
      const halves = text.length >= 7 ? splitInTwo(text, words) : undefined;
      if (halves !== undefined)
        return halves.map((half, order) => ({
          text: half,
          gap: order === 0 ? gap : 'none',
          typed: half,
          known: true,
          strange: 0,
        }));
      const [shortest = text] = withoutRepeats(text);
      lookUps += 1;
      const found = shortest.length >= 4 && lookUps <= mostLookUps ? lookUp(shortest) : undefined;
      if (found === undefined) return is(text, false, 1);
      const isNear = shortest.length >= leastOfNear && editDistance(shortest, found, 1) <= 1;
      return is(found, true, isNear ? 0.5 : 1);
    });
  };
}

/** A made-up word of so many letters is hardly ever one edit from a real one. */
const leastOfNear = 6;

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'poiuytrewq', 'lkjhgfdsa', 'mnbvcxz'];

/** Whether somebody only ran a finger along the keys ("sdfg"). */
function runsAlongKeys(word: string): boolean {
  return word.length >= 4 && rows.some((row) => row.includes(word));
}

/** A word that may be read into a message, prepared for comparison. */
interface Entry {
  readonly word: string;
  /** Which letters it has, one bit each. */
  readonly letters: number;
  readonly sound: string;
  /** More for words that are often used. */
  readonly weight: number;
}

function editLimit(length: number): number {
  if (length <= 5) return 1;
  return length <= 9 ? 2 : 3;
}

/** "achin" for "aching". */
function droppedG(word: string, words: ReadonlyMap<string, number>): string | undefined {
  return word.endsWith('in') && !words.has(word) && words.has(`${word}g`) ? `${word}g` : undefined;
}

/** Two words side by side, one of them no word, that are known as one ("migr aine"). */
function withJoinedWords(
  typed: readonly Word[],
  words: ReadonlyMap<string, number>,
  isKnown: (word: string) => boolean,
): readonly (Word & { readonly typed: string })[] {
  const result: (Word & { readonly typed: string })[] = [];
  for (let index = 0; index < typed.length; index += 1) {
    const word = typed[index];
    const next = typed[index + 1];
    if (word === undefined) break;
    const joined = next?.gap === 'none' ? word.text + next.text : '';
    if (joined.length >= 7 && words.has(joined) && !(isKnown(word.text) && isKnown(next?.text ?? ''))) {
      result.push({ text: joined, gap: word.gap, typed: `${word.text} ${next?.text ?? ''}` });
      index += 1;
    } else result.push({ ...word, typed: word.text });
  }
  return result;
}

function splitInTwo(word: string, words: ReadonlyMap<string, number>): readonly [string, string] | undefined {
  for (let cut = 3; cut <= word.length - 3; cut += 1) {
    const halves = [word.slice(0, cut), word.slice(cut)] as const;
    if (words.has(halves[0]) && words.has(halves[1])) return halves;
  }
  return undefined;
}

/** Drawn-out letters taken back: "sooore" to "soore" and "sore". */
function withoutRepeats(word: string): readonly string[] {
  return [word.replace(/(.)\1{2,}/g, '$1$1'), word.replace(/(.)\1{2,}/g, '$1'), word.replace(/(.)\1+/g, '$1')];
}
