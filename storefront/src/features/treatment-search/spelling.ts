/** How far a word may be from what was typed, in letters. */
export function typosAllowed({ length }: string): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

/**
 * The words of a vocabulary, or beginnings of them, that a typed word is nearest to: all at the least distance.
 *
 * @param most greatest distance.
 */
export function nearestWords(
  typed: string,
  vocabulary: Iterable<string>,
  most = typosAllowed(typed),
): readonly string[] {
  let least = most;
  let nearest: string[] = [];
  if (most === 0) return nearest;
  const letters = lettersOf(typed);
  for (const word of vocabulary) {
    // What lacks more of the typed letters than that can't be near.
    if (word.length < typed.length - least || bitsOf(letters & ~lettersOf(word)) > least) continue;
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

/**
 * Fewest insertions, deletions, substitutions and swaps of neighbors that turn a typed word into a word or, since it may
 * still be typed, into a beginning of about its length, which counts half a letter more.
 *
 * @param most what is further away is not looked into.
 */
function distanceToBeginning(typed: string, word: string, most: number): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwap =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (beforePrevious[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    if (Math.min(...current) > most) return Infinity;
    beforePrevious = previous;
    previous = current;
  }
  const beginnings = [typed.length - 1, typed.length, typed.length + 1].map((length) => previous[length] ?? Infinity);
  return Math.min(previous[word.length] ?? Infinity, Math.min(...beginnings) + 0.5);
}
