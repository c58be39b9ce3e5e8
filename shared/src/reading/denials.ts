import { cueFinder } from './cues';
import type { Loss } from './losses';
import { coveredBy } from './places';
import { denials, inert, reachEnds, resolutions, whole } from './vocabulary/denial';
import { returns } from './vocabulary/time';
import type { Word } from './words';

/** How something told is taken back: it is not so, not believed, only dreaded, or over. */
export type Denial = 'denied' | 'doubted' | 'feared' | 'resolved';

/** What takes a word back, and the words that do so. */
export interface Denied {
  readonly by: Denial;
  readonly cue: { readonly start: number; readonly end: number };
}

const findDenials = cueFinder(denials);
const findInert = cueFinder({ inert });
const findResolutions = cueFinder({ resolved: resolutions });
const findReturns = cueFinder({
  back: `${returns}, no more, but back`,
});

/** How many words a denial reaches, forward ("no fever") and back ("the rash is gone"). */
const reach = 5;
const reachBack = 5;

/** For each word what takes it back, or `undefined`. */
export function readDenials(words: readonly Word[], losses: readonly Loss[]): readonly (Denied | undefined)[] {
  const found: (Denied | undefined)[] = words.map(() => undefined);
  const isInert = coveredBy(findInert(words), words.length);
  const isLoss = coveredBy(
    losses.map(({ cue }) => cue),
    words.length,
  );
  let reachedTo = 0;
  for (const { start, end, means } of findDenials(words)) {
    if (start < reachedTo || isInert[start] === true) continue;
    reachedTo = end;
    if (isMeasure(words, start, end) || isUndenied(words, start, end)) continue;
    // "Denies fever, cough, pain.": a record's list goes on to the end of its sentence.
    const lists = words.slice(start, end).some(({ text }) => /^(?:denies|denied|denying|niega)$/.test(text));
    // "a rash that doesn't fade, and fever": who or what it is told of ends with its own clause.
    const isOfIt = /^(?:that|which|who|que)$/.test(words[start - 1]?.text ?? '');
    const reached = after(words, end, lists, isOfIt);
    if (means === 'denied' && isBounded(words, end, end + reached.length)) continue;
    for (const index of reached) found[index] = { by: means, cue: { start, end } };
  }
  for (const { start, end } of findResolutions(words)) {
    if (isInert[start] === true || isUndone(words, start, end)) continue;
    if (isLoss.slice(start, end).includes(true)) continue;
    for (const index of before(words, start, singular.test(words[start]?.text ?? '')))
      found[index] ??= { by: 'resolved', cue: { start, end } };
  }
  return found;
}

/**
 * "never ending headache", "never without a headache", "never not coughing", the "no" of "no, not breathing"; "can't walk
 * without pain" tells of pain.
 */
function isUndenied(words: readonly Word[], start: number, end: number): boolean {
  const next = words[end];
  if (next === undefined || endsSentence(next)) return false;
  const last = words[end - 1]?.text ?? '';
  return (
    (/^(?:no|nope)$/.test(last) && /^(?:not|no|isnt|cant|wont|doesnt|hasnt)$/.test(next.text)) ||
    (/^(?:never|nunca)$/.test(last) && /^(?:ending|not|without|sin)$/.test(next.text)) ||
    (/^(?:not|without|sin)$/.test(last) && /^(?:never|nunca)$/.test(words[start - 1]?.text ?? '')) ||
    (/^(?:without|sin)$/.test(last) &&
      /\b(?:cant|cannot|couldnt|no pued[eo])\b/.test(
        words
          .slice(Math.max(0, start - 4), start)
          .map(({ text }) => text)
          .join(' '),
      ))
  );
}

/** "no pain until I walk", "no rash unless I scratch", "no me dolía hasta que": then it is so. */
function isBounded(words: readonly Word[], from: number, to: number): boolean {
  return words.slice(from, to + 1).some(({ text, gap }, offset) => {
    if (gap !== 'none') return false;
    const next = words[from + offset + 1]?.text ?? '';
    return (
      /^(?:until|till|til|unless)$/.test(text) ||
      (text === 'hasta' && /^(?:que|hoy|ahora|ayer|anoche|hace)$/.test(next)) ||
      (text === 'menos' && next === 'que')
    );
  });
}

/** "never had chest pain like this", "nunca me había dolido así": so bad it never was, but it is. */
function isMeasure(words: readonly Word[], start: number, end: number): boolean {
  if (!words.slice(start, end).some(({ text }) => /^(?:never|nunca|jamas|havent|hasnt|hadnt)$/.test(text)))
    return false;
  for (let index = end; index < Math.min(words.length, end + 10); index += 1) {
    const word = words[index];
    if (word === undefined || endsSentence(word)) return false;
    const next = words[index + 1]?.text ?? '';
    if (
      /^(?:like|como|tan|igual|so)$/.test(word.text) &&
      /^(?:this|these|that|este|esta|esto|estos|bad|fuerte|bad)$/.test(next)
    )
      return true;
    if (/^(?:this|that)$/.test(word.text) && /^(?:bad|badly|much|strong|severe)$/.test(next)) return true;
    if (word.text === 'asi') return true;
  }
  return false;
}

/** Whether a word joins what is denied alike: "no fever or cough". */
export const isOr = ({ text }: Pick<Word, 'text'>) => /^(?:or|nor|ni|o|u)$/.test(text);
const endsSentence = ({ gap }: Word) => gap === 'sentence' || gap === 'contrast';

function after(words: readonly Word[], from: number, lists: boolean, isOfIt: boolean): readonly number[] {
  const found: number[] = [];
  const list = lists || isList(words, from);
  for (let index = from; index < (list ? words.length : from + reach); index += 1) {
    const word = words[index];
    if (word === undefined || endsSentence(word)) break;
    if (word.gap === 'comma' && (index > from ? !list : !lists)) break;
    if (word.gap === 'joined' && !isOr(word) && (isOfIt || startsAnew(words[index + 1]) || word.text === 'with')) break;
    if (index > from && (endsReach(words, index) || isWhole(words, index - 1))) break;
    found.push(index);
  }
  return found;
}

/** Whether a word is all that is denied: "no tears fever", "without warning I can't breathe". */
export function isWhole(words: readonly Word[], index: number): boolean {
  const next = words[index + 1];
  return whole.has(words[index]?.text ?? '') && next?.gap === 'none' && !isOr(next) && !/^(?:of|de)$/.test(next.text);
}

function endsReach(words: readonly Word[], index: number): boolean {
  const text = words[index]?.text ?? '';
  // "didn't twist it or fall", "no me he caído": here these words begin no clause.
  if (text === 'it') return !/^(?:or|nor|at|)$/.test(words[index + 1]?.text ?? '');
  if (text === 'he') return !/^(?:me|no|lo|la)$/.test(words[index - 1]?.text ?? '');
  return reachEnds.has(text);
}

/** "no fever, chills, or cough": the commas before an "or" belong to one list. */
function isList(words: readonly Word[], from: number): boolean {
  let commas = 0;
  for (let index = from; index < Math.min(words.length, from + 14); index += 1) {
    const word = words[index];
    if (word === undefined || endsSentence(word) || (index > from && endsReach(words, index))) return false;
    if (isOr(word)) return commas > 0;
    if (word.gap === 'comma' && index > from) commas += 1;
  }
  return false;
}

const anew = new Set(
  'i im ive my a an the his her it its now just some he she also really very bad mi me tengo esta estoy anda un una el la le tiene mucha mucho ya solo'.split(
    ' ',
  ),
);

function startsAnew(word: Word | undefined): boolean {
  return word !== undefined && anew.has(word.text);
}

/** Of one thing: "the rash and my cough is gone" tells of the cough. */
const singular = /^(?:is|was|has|its)$/;
const determiner = /^(?:my|his|her|their|our|the|this|mi|su|el|la)$/;
const preposition = /^(?:in|on|of|from|with|at|to|around|behind|under|near|en|de|con|and|y|or|o)$/;

function before(words: readonly Word[], start: number, isOne: boolean): readonly number[] {
  const found: number[] = [];
  for (let index = start - 1; index >= 0 && found.length < reachBack; index -= 1) {
    const gap = words[index + 1]?.gap;
    if (gap === 'sentence' || gap === 'contrast') break;
    found.push(index);
    const own = words[index]?.gap;
    if (own === 'comma' || own === 'contrast' || (isOne && own === 'joined')) break;
    // What is over begins at its "my": of "turned blue his mood was fine" that is the mood.
    const text = words[index - 1]?.text ?? '';
    if (determiner.test(words[index]?.text ?? '') && !preposition.test(text)) break;
  }
  return found;
}

const undoing = new Set('not isnt hasnt havent never wont arent didnt doesnt cant no until if before'.split(' '));

/** "she was fine this morning": what was well before isn't any more. */
const wellBefore = /^w(?:as|ere) (?:fine|normal) (?:\w+ ){0,3}?(?:this|yesterday|before|earlier|ago|last|until)\b/;

/** "hasn't gone away", "went away and came back", "gone on for weeks", "better when I rest", "he was fine this morning". */
function isUndone(words: readonly Word[], start: number, end: number): boolean {
  const told = words.slice(start, end + 4).map(({ text }) => text);
  if (wellBefore.test(told.join(' '))) return true;
  if (words.slice(Math.max(0, start - 2), start).some(({ text }) => undoing.has(text))) return true;
  const next = words[end];
  if (
    next?.gap === 'none' &&
    /^(?:on|to|from|into|for|working|taking|using|smoking|drinking|eating|sleeping|by|up|at|being|going|me|until|lines?|when|if|than|with|after|enough|then|entonces|luego)$/.test(
      next.text,
    )
  )
    return true;
  return findReturns(words.slice(end, end + 8)).length > 0;
}
