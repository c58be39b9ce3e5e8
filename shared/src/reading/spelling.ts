/** Gives the word that another was meant to be, or the word itself. */
export type Speller = (word: string) => string;

const shortestForSound = 4;
const shortestForSlip = 6;
/** So long a word may both sound alike and have a slip: "combulsionando". */
const shortestForBoth = 11;

/**
 * Makes a reader of misspelled words: a word that is none of `known` is taken for one that sounds alike in English or
 * Spanish ("breth", "aogado"), or, where both are long, for one that a single slip of the finger makes of it.
 *
 * @param known the words to be found, each spelled right; one with `*` stands for all words that begin so.
 * @param ordinary words that are right as they are, although they look like one of the others.
 */
export function speller(known: Iterable<string>, ordinary: ReadonlySet<string>): Speller {
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
  const meant = (word: string): string => {
    if (word.length < shortestForSound || ordinary.has(word) || isKnown(word)) return word;
    const told = soundOf(word);
    let slip: string | undefined;
    for (const size of [0, 1, -1, 2, -2]) {
      for (const other of alike.get(keyOf(word, word.length + size)) ?? []) {
        if (sound(other) === told) return other;
        if (slip !== undefined || word.length < shortestForSlip) continue;
        if (isOneSlip(word, other) || (word.length >= shortestForBoth && isOneSlip(told, sound(other)))) slip = other;
      }
    }
    return slip ?? word;
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

/** Whether one letter more, less, other, or two changed places make one word of the other. */
function isOneSlip(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one.charAt(start) === other.charAt(start)) start += 1;
  let ends = 0;
  const shorter = Math.min(one.length, other.length);
  while (ends < shorter - start && one.charAt(one.length - 1 - ends) === other.charAt(other.length - 1 - ends))
    ends += 1;
  const left = one.length - start - ends;
  const right = other.length - start - ends;
  if (left <= 1 && right <= 1) return true;
  return (
    left === 2 &&
    right === 2 &&
    one.charAt(start) === other.charAt(start + 1) &&
    one.charAt(start + 1) === other.charAt(start)
  );
}
