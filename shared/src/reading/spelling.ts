/** A known word, prepared for comparison. */
interface Entry {
  readonly word: string;
  /** Which letters it has, one bit each. */
  readonly letters: number;
  /** How it sounds, found when it is first asked for. */
  sound?: string;
  /** More for words that are often used; from 0. */
  readonly weight: number;
}

/** How far from a known word an unknown one may be. */
export interface Limits {
  /** How many edits a word of so many letters may be off. */
  readonly edits: (length: number) => number;
  /** How many more it may be off where it sounds like the known word. */
  readonly alike: number;
  /** How a word sounds: `soundOf`, or `roughSoundOf` where real words are never asked for. */
  readonly sound: (word: string) => string;
  /** Whether both must begin with one sound. */
  readonly sameStart: boolean;
}

/** Words shorter than this are no misspellings of others, nor are others of them. */
const shortest = 4;

/**
 * Makes a finder of the word that an unknown one was meant to be: within a bounded number of edits, closer where it
 * sounds alike in English or Spanish ("breth", "aogado") and where the known word is often used.
 *
 * @param known the words to be found with their weight, each spelled right.
 */
export function nearestWord(
  known: Iterable<readonly [word: string, weight: number]>,
  { edits: editsOf, alike, sound: soundsOf, sameStart: mustStartAlike }: Limits,
): (word: string) => string | undefined {
  const byLength = new Map<number, Entry[]>();
  for (const [word, weight] of known) {
    if (word.length < shortest) continue;
    const entry = { word, letters: letterSet(word), weight };
    const sameLength = byLength.get(word.length);
    if (sameLength === undefined) byLength.set(word.length, [entry]);
    else sameLength.push(entry);
  }
  return (word) => {
    if (word.length < shortest) return undefined;
    const sound = soundsOf(word);
    const letters = letterSet(word);
    const limit = editsOf(word.length);
    let best: string | undefined;
    let least = Infinity;
    // Words of its own length first: of two as near, these are likelier.
    for (let step = 0; step <= 2 * (limit + alike); step += 1) {
      const length = word.length + (step % 2 === 1 ? (step + 1) / 2 : -step / 2);
      for (const entry of byLength.get(length) ?? []) {
        if (bitCount(letters ^ entry.letters) > 2 * (limit + alike)) continue;
        const other = (entry.sound ??= soundsOf(entry.word));
        const sounds = sound === other && sound.length > 1;
        if (mustStartAlike && sound[0] !== other[0]) continue;
        const sameStart = word[0] === entry.word[0] || sound[0] === other[0];
        const most = sounds ? limit + alike : limit;
        if (most === 0) continue;
        const edits = editDistance(word, entry.word, most);
        if (edits > most || (edits > 1 && !sounds && (!sameStart || editDistance(sound, other, 1) > 1))) continue;
        const cost = edits + (sameStart ? 0 : 0.4) - (sounds ? 0.6 : 0) - entry.weight;
        if (cost < least) {
          least = cost;
          best = entry.word;
        }
      }
    }
    return best;
  };
}

/** The letters by which both languages spell one sound, written one way; doubled letters once. */
export function soundOf(word: string): string {
  let sound = '';
  for (let index = 0; index < word.length; index += 1) {
    const letter = word.charAt(index);
    const next = word.charAt(index + 1);
    const told = letterSound(letter, next, word.charAt(index - 1));
    if (told !== sound.charAt(sound.length - 1)) sound += told;
  }
  if (sound.endsWith('ng')) return sound.slice(0, -1);
  return sound.length > 3 && sound.endsWith('e') ? sound.slice(0, -1) : sound;
}

function letterSound(letter: string, next: string, before: string): string {
  switch (letter) {
    case 'h':
      return before === 'c' || before === 's' || before === 't' || before === 'g' ? 'h' : '';
    case 'p':
      return next === 'h' ? 'f' : 'p';
    case 'q':
      return 'k';
    case 'c':
      if (next === 'h' || next === 'k') return next === 'k' ? '' : 'c';
      return next === 'e' || next === 'i' || next === 'y' ? 's' : 'k';
    case 'u':
      // "que", "guerra": the u is only written.
      return before === 'q' || (before === 'g' && (next === 'e' || next === 'i')) ? '' : 'u';
    case 'z':
      return 's';
    case 'v':
      return 'b';
    case 'l':
      return next === 'l' ? 'y' : before === 'l' ? '' : 'l';
    case 'a':
      return next === 'e' || before === 'e' ? '' : 'a';
    case 'i':
      return next === 'e' ? '' : 'i';
    default:
      return letter;
  }
}

/** The same, rougher: vowels are one, "cough" ends as "coff", and what either language leaves out is gone. */
export function roughSoundOf(word: string): string {
  return soundOf(word)
    .replace(/^kn/, 'n')
    .replace(/[ao]ugh/g, 'af')
    .replace(/gh/g, '')
    .replace(/t?ch/g, 'x')
    .replace(/h/g, '')
    .replace(/j/g, 'g')
    .replace(/y/g, 'i')
    .replace(/[aeiou]+/g, 'a')
    .replace(/(.)\1+/g, '$1')
    .replace(/a$/, '');
}

/** Which letters a word has, one bit each: words far apart in letters are far apart in edits. */
function letterSet(word: string): number {
  let set = 0;
  for (let index = 0; index < word.length; index += 1) set |= 1 << (word.charCodeAt(index) - 97);
  return set;
}

function bitCount(value: number): number {
  let count = 0;
  for (let left = value; left !== 0; left &= left - 1) count += 1;
  return count;
}

/**
 * Edits between two words from places on: letters added, left out, changed, or two neighbours swapped. Stops counting
 * beyond `limit` and then returns `limit + 1`.
 */
export function editDistance(a: string, b: string, limit: number, from = 0, other = 0): number {
  let [i, j] = [from, other];
  while (i < a.length && a[i] === b[j]) {
    i += 1;
    j += 1;
  }
  const left = Math.max(a.length - i, b.length - j);
  if (i === a.length || j === b.length || limit === 0) return Math.min(left, limit + 1);
  const rest = (more: number, less: number) => editDistance(a, b, limit - 1, i + more, j + less);
  const swapped = a[i] === b[j + 1] && a[i + 1] === b[j];
  return 1 + Math.min(rest(1, 1), rest(1, 0), rest(0, 1), swapped ? rest(2, 2) : limit);
}
