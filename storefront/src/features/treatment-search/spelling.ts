/** How far a word may be from what was typed, in letters. */
export function typosAllowed({ length }: string): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

/** Words made ready for being compared with what is typed. */
export type Vocabulary = readonly { readonly word: string; readonly letters: number }[];

export function vocabularyOf(words: Iterable<string>): Vocabulary {
  return Array.from(words, (word) => ({ word, letters: lettersOf(word) }));
}

/**
 * The words of a vocabulary, or beginnings of them, that a typed word is nearest to: all at the least distance.
 *
 * @param most greatest distance.
 */
export function nearestWords(typed: string, vocabulary: Vocabulary, most = typosAllowed(typed)): readonly string[] {
  let least = most;
  let nearest: string[] = [];
  if (most === 0) return nearest;
  const letters = lettersOf(typed);
  for (const { word, letters: own } of vocabulary) {
    // What lacks more of the typed letters than that can't be near.
    if (word.length < typed.length - least || bitsOf(letters & ~own) > least) continue;
    const distance = distanceToBeginning(typed, word.slice(0, typed.length + least), least);
    if (distance > least) continue;
    if (distance < least) nearest = [];
    least = distance;
    nearest.push(word);
  }
  return nearest;
}

/** A set of letters as bits, one for each letter of the alphabet and one for all else. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index++) {
    const place = word.charCodeAt(index) - 97;
    letters |= 1 << (place >= 0 && place < 26 ? place : 26);
  }
  return letters;
}

function bitsOf(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Rows of the table of distances, used again for every pair of words: longer ones are never compared. */
const rowLength = 32;
const rows = [new Uint8Array(rowLength), new Uint8Array(rowLength), new Uint8Array(rowLength)] as const;

/**
 * Fewest insertions, deletions, substitutions and swaps of neighbors that turn a typed word into a word or, since it may
 * still be typed, into a beginning of about its length, which counts half a letter more.
 *
 * @param most what is further away is not looked into.
 */
function distanceToBeginning(typed: string, word: string, most: number): number {
  if (word.length >= rowLength) return Infinity;
  let [beforePrevious, previous, current] = rows;
  for (let column = 0; column <= word.length; column++) previous[column] = column;
  for (let row = 1; row <= typed.length; row++) {
    current[0] = row;
    let least = row;
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[row - 1] === word[column - 1];
      let cost = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]) {
        cost = Math.min(cost, at(beforePrevious, column - 2) + 1);
      }
      current[column] = cost;
      least = Math.min(least, cost);
    }
    if (least > most) return Infinity;
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  let nearest = at(previous, word.length);
  for (let length = typed.length - 1; length <= Math.min(typed.length + 1, word.length); length++) {
    nearest = Math.min(nearest, at(previous, length) + 0.5);
  }
  return nearest;
}

function at(row: Uint8Array, column: number): number {
  return row[column] ?? 0;
}
