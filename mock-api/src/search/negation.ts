import { causes, inertDenials, negators, resolutions, scopeEnds } from './lexicon/negation';
import { createPhraseFinder } from './phrases';
import type { Token } from './text';

/** For each token, the indexes of the words that deny it, or `undefined` where nothing does. */
export type Denials = readonly (readonly number[] | undefined)[];

const findNegators = createPhraseFinder(negators);
const findInert = createPhraseFinder(inertDenials);
const findCauses = createPhraseFinder(causes);
const findResolutions = createPhraseFinder(resolutions);
const endsScope = new Set(scopeEnds);

/** How many words after a denial it still reaches. */
const reach = 5;
/** How many words before "is gone" it still reaches. */
const reachBack = 5;

/** Reads which words of a message are denied ("no fever") or over ("the rash is gone"). */
export function readDenials(tokens: readonly Token[]): Denials {
  const denials: (readonly number[] | undefined)[] = tokens.map(() => undefined);
  const inert = new Set(findInert(tokens).flatMap(({ start, end }) => indexes(start, end)));
  let reachedTo = 0;
  for (const { start, end } of findNegators(tokens)) {
    if (start < reachedTo || indexes(start, end).some((index) => inert.has(index))) continue;
    reachedTo = end;
    const owners = denyingWords(tokens, start, end);
    for (const index of denied(tokens, end)) denials[index] = owners;
  }
  for (const { start, end } of findResolutions(tokens)) {
    if (inert.has(start) || isUndone(tokens, start, end)) continue;
    const owners = denyingWords(tokens, start, end);
    for (const index of before(tokens, start)) denials[index] ??= owners;
  }
  return denials;
}

const light = new Set('have has had really is are was be its get to for of me it im i'.split(' '));

/** The words of a denial that make it one: a phrase that needs them ("no taste") is not denied by them. */
function denyingWords(tokens: readonly Token[], start: number, end: number): readonly number[] {
  return indexes(start, end).filter((index) => !light.has(tokens[index]?.word ?? ''));
}

/** How many words after "after" tell of what went before. */
const causeReach = 4;

/** Tokens that tell what led to the complaint: "a cough after the flu". */
export function readCauses(tokens: readonly Token[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { end } of findCauses(tokens)) {
    for (let index = end; index < Math.min(tokens.length, end + causeReach); index += 1) {
      const token = tokens[index];
      if (token === undefined || token.gap === 'sentence' || token.gap === 'contrast' || token.gap === 'comma') break;
      found.add(index);
    }
  }
  return found;
}

/** The words that a denial ending at `from` reaches: to the pause, or to the end of a list with "or". */
function denied(tokens: readonly Token[], from: number): readonly number[] {
  const found: number[] = [];
  const list = isList(tokens, from);
  const furthest = list ? tokens.length : Math.min(tokens.length, from + reach);
  for (let index = from; index < furthest; index += 1) {
    const token = tokens[index];
    if (token === undefined || token.gap === 'sentence' || token.gap === 'contrast') break;
    if (token.gap === 'comma' && index > from && !list) break;
    if (token.gap === 'joined' && !isOr(token) && startsAnew(tokens[index + 1])) break;
    if (index > from && endsHere(tokens, index)) break;
    if (token.gap === 'joined' && token.text === 'with') break;
    found.push(index);
  }
  return found;
}

function endsHere(tokens: readonly Token[], index: number): boolean {
  const word = tokens[index]?.word ?? '';
  // "didn't twist it or fall", "no me he caído": here these words do not begin a clause.
  if (word === 'it') return !/^(?:or|nor|at|)$/.test(tokens[index + 1]?.word ?? '');
  if (word === 'he') return !/^(?:me|no|lo|la)$/.test(tokens[index - 1]?.word ?? '');
  return endsScope.has(word);
}

/** "no fever, chills, or cough": the commas before an "or" belong to one list. */
function isList(tokens: readonly Token[], from: number): boolean {
  let commas = 0;
  for (let index = from; index < Math.min(tokens.length, from + 12); index += 1) {
    const token = tokens[index];
    if (token === undefined || token.gap === 'sentence' || token.gap === 'contrast') return false;
    if (endsHere(tokens, index)) return false;
    if (isOr(token)) return commas > 0;
    if (token.gap === 'comma' && index > from) commas += 1;
  }
  return false;
}

function isOr(token: Token): boolean {
  return token.text === 'or' || token.text === 'nor' || token.text === 'ni' || token.text === 'o' || token.text === 'u';
}

const anew = new Set(
  'i im ive my a an the his her it its now just some he she also really very bad mi me tengo un una el la le tiene mucha mucho ya solo'.split(
    ' ',
  ),
);

function startsAnew(token: Token | undefined): boolean {
  return token !== undefined && anew.has(token.text);
}

function before(tokens: readonly Token[], start: number): readonly number[] {
  const found: number[] = [];
  for (let index = start - 1; index >= 0 && found.length < reachBack; index -= 1) {
    found.push(index);
    const gap = tokens[index + 1]?.gap;
    if (gap === 'sentence' || gap === 'contrast') return found.slice(0, -1);
    if (tokens[index]?.gap === 'comma' || tokens[index]?.gap === 'contrast') break;
  }
  return found;
}

const returns = createPhraseFinder(
  'came back, come back, comes back, coming back, is back, its back, are back, came right back, returned, returns, volvio, vuelve, regreso, regresa, then came back, no more',
);
const undoing = new Set('not isnt hasnt havent never wont arent didnt doesnt cant no until if'.split(' '));

/** "hasn't gone away", "went away and came back", "gone on for weeks". */
function isUndone(tokens: readonly Token[], start: number, end: number): boolean {
  const earlier = tokens.slice(Math.max(0, start - 2), start);
  if (earlier.some((token) => undoing.has(token.text))) return true;
  const after = tokens[end];
  if (
    after !== undefined &&
    after.gap === 'none' &&
    /^(?:on|to|from|into|for|working|taking|using|smoking|drinking|eating|sleeping|by|up|at|being|going|me|until|lines?)$/.test(
      after.text,
    )
  ) {
    return true;
  }
  return returns(tokens.slice(end, end + 8)).length > 0;
}

function indexes(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, offset) => start + offset);
}
