/** Gives the word that another was meant to be, or the word itself. */
export type Speller = (word: string) => string;

const shortestForSound = 4;
const shortestForSlip = 6;
/** So long a word may both sound alike and have a slip: "combulsionando". */
const shortestForBoth = 11;
/** So long a grave word may have any two slips: "unresposnve"; a shorter one only letters that changed places, "sucidie". */
const shortestForTwo = 10;

/**
 * Makes a reader of misspelled words: a word that is none of `known` is taken for one that sounds alike in English or
 * Spanish ("breth", "aogado"), or, where both are long, for one that a single slip of the finger makes of it.
 *
 * @param known the words to be found, each spelled right; one with `*` stands for all words that begin so.
 * @param ordinary words that are right as they are, although they look like one of the others.
 * @param grave those of `known` that are meant rather than others, and even where two slips were made.
 */
export function speller(
  known: Iterable<string>,
  ordinary: ReadonlySet<string>,
  grave: ReadonlySet<string> = new Set(),
): Speller {
  const all = new Set<string>();
  const beginnings = new Map<string, string[]>();
  /** The words by the sound and the size that they begin with; what they sound like is found when first asked. */
  const alike = new Map<string, string[]>();
  const sounds = new Map<string, string>();
  for (const word of known) {
    if (all.has(word)) continue;
    if (word.endsWith('*')) {
      add(beginnings, word.slice(0, 3), word.slice(0, -1));
      continue;
    }
    all.add(word);
    if (word.length >= shortestForSound) add(alike, keyOf(word, word.length), word);
  }
  const isKnown = (word: string) =>
    all.has(word) || beginnings.get(word.slice(0, 3))?.some((beginning) => word.startsWith(beginning)) === true;
  const sound = (word: string): string => {
    const before = sounds.get(word);
    if (before !== undefined) return before;
    const found = soundOf(word);
    sounds.set(word, found);
    return found;
  };
  const isGrave = (word: string) => grave.has(word);
  const meant = (word: string): string => {
    if (word.length < shortestForSound || ordinary.has(word) || isKnown(word)) return word;
    const told = soundOf(word);
    const near = [0, 1, -1, 2, -2].flatMap((size) => alike.get(keyOf(word, word.length + size)) ?? []);
    const sounding = near.find((other) => sound(other) === told);
    if (sounding !== undefined || word.length < shortestForSlip) return sounding ?? word;
    const isLong = word.length >= shortestForBoth;
    const slips = near.filter((other) => isMadeBy(1, word, other) || (isLong && isMadeBy(1, told, sound(other))));
    const isTwiceSlipped = (other: string) =>
      lettersOf(word) === lettersOf(other) || (word.length >= shortestForTwo && isMadeBy(2, word, other));
    const twice = () => near.find((other) => isGrave(other) && isTwiceSlipped(other));
    return slips.find(isGrave) ?? slips[0] ?? twice() ?? word;
  };
  const kept = new Map<string, string>();
  return (word) => {
    // What was looked up before is kept, but never without end.
    if (kept.size > 5000) kept.clear();
    const before = kept.get(word);
    if (before !== undefined) return before;
    const found = meant(word);
    kept.set(word, found);
    return found;
  };
}

function add(lists: Map<string, string[]>, key: string, word: string): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [word]);
  else list.push(word);
}

function keyOf(word: string, size: number): string {
  const next = word.charAt(1);
  return `${letterSound(word.charAt(0), next, '') || next}${size}`;
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

const lettersOf = (word: string) => word.split('').sort().join('');

/** Whether so many slips at most make one word of the other: a letter more, less, other, or two that changed places. */
function isMadeBy(slips: number, one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > slips) return false;
  let same = 0;
  while (same < one.length && one.charAt(same) === other.charAt(same)) same += 1;
  const a = one.slice(same);
  const b = other.slice(same);
  if (a === b) return true;
  if (slips === 0) return false;
  return (
    isMadeBy(slips - 1, a.slice(1), b.slice(1)) ||
    isMadeBy(slips - 1, a, b.slice(1)) ||
    isMadeBy(slips - 1, a.slice(1), b) ||
    (a.charAt(0) === b.charAt(1) && a.charAt(1) === b.charAt(0) && isMadeBy(slips - 1, a.slice(2), b.slice(2)))
  );
}
