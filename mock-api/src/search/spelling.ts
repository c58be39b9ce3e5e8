import { stem, type Token } from './text';
import { bitCount, editDistance, letterSet, soundOf } from './wordDistance';

/** A token whose spelling has been put right, and how sure that is (1 for a word that needed nothing). */
export interface SpelledToken extends Token {
  readonly trust: number;
}

export type Speller = (tokens: readonly Token[]) => readonly SpelledToken[];

/** At most this many unknown words of a message are looked up, so that gibberish costs little. */
const mostLookUps = 40;
/** An everyday word is read into a message only if this many phrases use it. */
const keyWordUses = 4;
const trustByDistance = [1, 0.92, 0.85, 0.78];

/**
 * Makes a speller that reads unknown words as words of a vocabulary: within a bounded number of edits,
 * closer by sound where two are as near, split in two ("sorethroat") or joined ("ear ache").
 *
 * @param words the words that may be read into a message, and in how many phrases each stands.
 * @param leftAlone everyday words that are no misspelling of any of them.
 * @param misspellings what certain words as typed always mean.
 */
export function createSpeller(
  words: ReadonlyMap<string, number>,
  leftAlone: ReadonlySet<string>,
  misspellings: ReadonlyMap<string, string>,
): Speller {
  const stems = new Set([...words.keys()].map(stem));
  const byLength = new Map<number, Entry[]>();
  for (const [word, uses] of words) {
    if (word.length < 4 || !/^[a-z]+$/.test(word) || (leftAlone.has(word) && uses < keyWordUses)) continue;
    const entry = {
      word,
      letters: letterSet(word),
      sound: soundOf(word),
      weight: Math.min(1.3, 0.2 * Math.log2(uses)),
    };
    const sameLength = byLength.get(word.length);
    if (sameLength === undefined) byLength.set(word.length, [entry]);
    else sameLength.push(entry);
  }
  const everyday = new Set([...leftAlone].map(stem));
  const isKnown = (word: string) =>
    words.has(word) || leftAlone.has(word) || stems.has(stem(word)) || everyday.has(stem(word));

  function lookUp(word: string): Correction | undefined {
    const sound = soundOf(word);
    const letters = letterSet(word);
    const limit = editLimit(word.length);
    let best: Correction | undefined;
    let least = Infinity;
    for (let length = word.length - limit - 1; length <= word.length + limit + 1; length += 1) {
      for (const entry of byLength.get(length) ?? []) {
        const sounds = sound === entry.sound;
        const most = sounds ? limit + 1 : limit;
        if (bitCount(letters ^ entry.letters) > 2 * most) continue;
        const edits = editDistance(word, entry.word, most);
        const sameStart = word[0] === entry.word[0] || sound[0] === entry.sound[0];
        if (edits > most || (edits > 1 && (!sameStart || editDistance(sound, entry.sound, 1) > 1))) continue;
        const cost = edits + (sameStart ? 0 : 0.4) - (sounds ? 0.6 : 0) - entry.weight;
        if (cost < least) {
          least = cost;
          best = { word: entry.word, edits };
        }
      }
    }
    return best;
  }

  return (tokens) => {
    let lookUps = 0;
    const correct = (word: string): Correction | undefined => {
      lookUps += 1;
      return lookUps > mostLookUps ? undefined : lookUp(word);
    };
    return withJoinedWords(tokens, words).flatMap((token) => {
      if ('trust' in token) return [token];
      const { text } = token;
      const meant = misspellings.get(text) ?? droppedG(text, words);
      if (meant !== undefined) return [{ ...token, ...readAs(meant), trust: 0.97 }];
      if (/\d/.test(text) || isKnown(text)) return [{ ...token, trust: 1 }];
      const plain = withoutRepeats(text).find(isKnown);
      if (plain !== undefined) return [{ ...token, ...readAs(plain), trust: 1 }];
      const halves = text.length >= 7 ? splitInTwo(text, words) : undefined;
      if (halves !== undefined) {
        const [first, second] = halves;
        return [
          { text: first, ...readAs(first), gap: token.gap, trust: 0.95 },
          { text: second, ...readAs(second), gap: 'none', trust: 0.95 },
        ];
      }
      const [shortest = text] = withoutRepeats(text);
      const found = shortest.length >= 4 ? correct(shortest) : undefined;
      return found === undefined
        ? [{ ...token, trust: 1 }]
        : [{ ...token, ...readAs(found.word), trust: trustByDistance[found.edits] ?? 0.7 }];
    });
  };
}

/** A word of the vocabulary, prepared for comparison. */
interface Entry {
  readonly word: string;
  /** Which letters it has, one bit each. */
  readonly letters: number;
  readonly sound: string;
  /** More for words that many phrases use. */
  readonly weight: number;
}

interface Correction {
  readonly word: string;
  readonly edits: number;
}

function readAs(word: string): Pick<Token, 'word' | 'stem'> {
  return { word, stem: stem(word) };
}

function editLimit(length: number): number {
  if (length <= 5) return 1;
  return length <= 8 ? 2 : 3;
}

/** "achin" for "aching". */
function droppedG(word: string, words: ReadonlyMap<string, number>): string | undefined {
  return word.endsWith('in') && !words.has(word) && words.has(`${word}g`) ? `${word}g` : undefined;
}

/** Two words side by side that the vocabulary writes as one. */
function withJoinedWords(
  tokens: readonly Token[],
  words: ReadonlyMap<string, number>,
): readonly (Token | SpelledToken)[] {
  const result: (Token | SpelledToken)[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    const next = tokens[index + 1];
    if (token === undefined) break;
    const joined = next?.gap === 'none' ? token.text + next.text : '';
    if (joined.length >= 7 && /^[a-z]+$/.test(joined) && words.has(joined)) {
      result.push({ text: `${token.text} ${next?.text ?? ''}`, ...readAs(joined), gap: token.gap, trust: 1 });
      index += 1;
    } else {
      result.push(token);
    }
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
