import { cueFinder } from '@front-door/shared/reading/cues';
import { daysOfYear, type Quantity } from '@front-door/shared/reading/quantities';
import { longestPlace, startingIn, type Place } from '@front-door/shared/reading/places';
import type { Reading } from '@front-door/shared/reading/reading';
import type { Whose } from '@front-door/shared/reading/clauses';
import type { Word } from '@front-door/shared/reading/words';
import { described, gives, isLeadingBeside, isLeadingToPatient, partOfNoun } from './beside';
import { stages } from './vocabulary/stages';
import { findPeople } from './words';

/** How old somebody is, in months, both ends possible: "16 years old" is 192 to just under 204. */
export interface AgeSpan {
  readonly fromMonths: number;
  readonly toMonths: number;
}

/** An age that a message tells of somebody who may be the patient. */
export interface StatedAge extends AgeSpan {
  /** Whom it is told of. */
  readonly whose: Whose;
}

const grownAtMonths = 18 * 12;
/** What is left of a month or a year before the next one begins. */
const underOne = 0.99;
const daysOfMonth = 30.4;
/** Nobody is older, in years. */
const oldest = 115;

/** Whether somebody of an age is under 18. */
export function isMinor({ toMonths }: AgeSpan): boolean {
  return toMonths < grownAtMonths;
}

const findStages = cueFinder(stages);

/**
 * The ages that a message tells of whoever may be the patient: in numbers ("my son, 11", "15f here", "soy un chico de
 * 15", "turning 12 next week") and in words ("my teen", "high schooler", "recién nacido"), each once. Whom something was
 * caught from is left out, and so is what was as a teenager. The search alone reads so much of ages: the emergency notice, whose
 * bytes every visitor pays for, needs those of small children only.
 */
export function readAges({ words, whose, when, quantities }: Reading): readonly StatedAge[] {
  const named = findPeople(words);
  const children = named.filter(({ means }) => means === 'child');
  const ages = new Map<string, StatedAge>();
  const add = ({ fromMonths, toMonths }: AgeSpan, { start, end }: Place) => {
    if (when[start] === 'past' || isOfSomebodyElse(words, { start, end }, children) || gives.test(tail(words, end)))
      return;
    const own = isOwn(words, start);
    if (own === 'no-patient') return;
    // "when I lift my newborn", "a ring on my 6 year old's tummy": a child in what the writer tells of himself.
    const isBeside = whose[start] === 'self' && isMinor({ fromMonths, toMonths }) && isNamed(words, start, children);
    const of = own === 'own' ? 'self' : isBeside ? 'child' : (whose[start] ?? 'self');
    ages.set(`${of} ${fromMonths} ${toMonths}`, { fromMonths, toMonths, whose: of });
  };
  for (const quantity of quantities) {
    const years = yearsOf(quantity, words, named);
    if (years !== undefined) add(spanOfYears(years - (isAhead(words, quantity.start) ? 1 : 0)), quantity);
    else if (isYoungAge(quantity, words, children)) add(spanOfDays(quantity.days), quantity);
  }
  for (const { start, end, means } of findStages(words)) {
    const [from = 0, to = 0] = means.split('-').map(Number);
    if (!isNoPatient(words, start, end)) add({ fromMonths: from, toMonths: to + underOne }, { start, end });
  }
  return [...ages.values()];
}

function spanOfYears(years: number): AgeSpan {
  return { fromMonths: years * 12, toMonths: years * 12 + 11 + underOne };
}

/** A number of months, weeks or days as an age. */
function spanOfDays(days: number): AgeSpan {
  const fromMonths = days / daysOfMonth;
  return { fromMonths, toMonths: fromMonths + (days % 7 === 0 ? 6 / daysOfMonth : underOne) };
}

/** Whether a number of days, weeks or months is a child's age: a tattoo, a cough and a cut are some weeks old, too. */
function isYoungAge(
  quantity: Quantity,
  words: readonly Word[],
  children: readonly Place[],
): quantity is Extract<Quantity, { kind: 'age' }> {
  if (quantity.kind !== 'age' || quantity.days < 1 || quantity.days % daysOfYear === 0) return false;
  const { start, end } = quantity;
  // "4 1/2 months": the number before the unit is part of another.
  if (text(words, start) === '2' && text(words, start - 1) === '1') return false;
  if (children.length > 0) return true;
  const next = words[end];
  return (
    /^(?:my|our)$/.test(text(words, start - 1)) &&
    /^olds?$/.test(text(words, end - 1)) &&
    (text(words, end - 1) === 'olds' || next?.gap !== 'none' || goesOn.test(next.text))
  );
}

const text = (words: readonly Word[], at: number) => words[at]?.text ?? '';

/** The words of a sentence before a place, seven at most, as a text to look into. */
function lead(words: readonly Word[], end: number): string {
  let start = end;
  while (start > 0 && end - start < 7 && words[start]?.gap !== 'sentence') start -= 1;
  return words
    .slice(start, end)
    .map((word) => word.text)
    .join(' ');
}

const countedAfter =
  /^(?:x|times?|veces|percent|pounds?|lbs?|libras|kilos?|kg|mg|ml|cm|oz|ft|feet|inch(?:es)?|of|or|to|point|degrees?|grados?|o|pregnancies|kids?|hijos?|weeks?|semanas?|days?|dias?|months?|meses|hours?|horas?|minutes?|minutos?|th|st|nd|rd)$/;
/** What may follow an age that no unit follows: "I'm 16 and", "soy un chico de 15 con". */
const goesOn =
  /^(?:and|with|but|so|have|having|has|had|ive|my|mi|is|her|his|here|male|female|m|f|guy|girl|boy|y|con|pero|que|me|le|se|no|tiene|anda|esta|trae|in|on|from|cant|keeps?|got|gets|woke|says|or)$/;
/** A birthday that was. */
const birthday = /(?:^| )(?:turned|cumplio|acab[ao]n? de cumplir)$/;
const personOf =
  /(?:^| )(?:chic[oa]|muchach[oa]|chav[oa]|joven|estudiante|nin[oa]|hij[oa]|nene|nena|mij[oa]|chamac[oa]|sobrin[oa]|niet[oa]|herman[oa]|adolescente|hombre|mujer|varon|patojo|patoja|cipot[ea]) de$/;

/** The years that a quantity tells as an age, where it does: told as one, or a bare number where an age stands. */
function yearsOf(
  quantity: Quantity,
  words: readonly Word[],
  named: readonly (Place & { readonly means: string })[],
): number | undefined {
  const { start, end } = quantity;
  if (quantity.kind === 'age')
    // "7h 12m" is a time, and "I'm one" or "the only one" is somebody.
    return quantity.days % daysOfYear === 0 &&
      quantity.days > 0 &&
      !isOfMany(words, end) &&
      !/^h(?:rs?|ours?|oras?)?$/.test(text(words, start - 1)) &&
      !(text(words, start) === 'one' && /^(?:im|only|the)$/.test(text(words, start - 1)))
      ? quantity.days / daysOfYear
      : undefined;
  const next = words[end];
  const stops = next === undefined || next.gap !== 'none' || goesOn.test(next.text);
  if (quantity.kind === 'duration') {
    if (quantity.days % daysOfYear !== 0 || quantity.days > oldest * daysOfYear) return undefined;
    // "I'm 16 years and", "mi mamá de 65 años": a span of time is told otherwise.
    const isAge =
      (stops && quantity.days >= 8 * daysOfYear && isOwn(words, start) === 'own') ||
      (text(words, start - 1) === 'de' && endingAt(named, start - 1).length > 0);
    return isAge ? quantity.days / daysOfYear : undefined;
  }
  if (quantity.kind !== 'count') return undefined;
  const { count } = quantity;
  if (!Number.isInteger(count) || count < 1 || count > oldest || vague.test(text(words, start))) return undefined;
  const before = lead(words, start);
  if (
    stops &&
    (isOwn(words, start) === 'own' || personOf.test(before) || birthday.test(before) || isAheadTold.test(before))
  )
    return count;
  // "my son 11 covid positive"
  const isBeside = endingAt(named, start).some(({ means }) => means === 'child');
  if (
    isBeside &&
    words[start]?.gap !== 'sentence' &&
    count < 18 &&
    !(next?.gap === 'none' && countedAfter.test(next.text))
  )
    return count;
  // "15f here", then "f15", "M 16 here"
  if (
    next?.gap === 'none' &&
    /^[mf]$/.test(next.text) &&
    text(words, start - 1) !== 'h' &&
    (words[end + 1]?.gap !== 'none' || goesOn.test(text(words, end + 1)))
  )
    return count;
  const marked = /^[mf]$/.test(text(words, start - 1)) && words[start - 1]?.gap !== 'none';
  return marked && words[start]?.gap === 'none' && stops ? count : undefined;
}

const vague = /^(?:much|poc|vari|par$|few|many|some|several|couple|one$|un[oa]?$|an?$)/;

/** "7 year olds": children in general, but for "my 4 and 6 year olds". */
function isOfMany(words: readonly Word[], end: number): boolean {
  return text(words, end - 1) === 'olds' && !/(?:^| )(?:my|our|both|mis)(?: |$)/.test(lead(words, end - 1));
}

const small = '(?: (?:only|just|almost|about|nearly|barely|now|still|going on|an?|casi|apenas|solo|ya))*';
const ownTold = new RegExp(
  `(?:^| )(?:im|i am|i turn(?:ed)?|i just turned|(?:im|i am) (?:about to turn|turning)|i(?: wi)?ll (?:be|turn)|ill (?:be|turn)|soy|tengo|yo|cumpli|acabo de cumplir|cumplo|voy a cumplir|soy una? [a-z]+ de|(?:im|i am|soy) (?:an?|una?) (?:boy|girl|kid|teen|teenager|student|lad|guy|man|woman|chic[oa]|muchach[oa]|estudiante)(?: of| age| aged| de)?|as an?)${small}$`,
);

/** "after age 9", "when I turned 18", "hasta los ocho": how old somebody was when something began or ended. */
const ofThen =
  /(?:^| )(?:(?:after|until|till|at|by|before|since|from|around|hasta|desde|a|de) (?:about )?(?:the )?(?:age|los|edad)(?: of| de)?|(?:when|once|until|till|time|cuando|al|que|before|after|since) (?:(?:i|he|she|we|they|yo) )?(?:turned|turn|hit|was|were|cumpli|cumplio|cumplir|tenia|tuve))(?: about)?$/;

/** Whether a number is told by the writer as the own age, or of nobody who is ill now: "like I'm 80" only compares. */
function isOwn(words: readonly Word[], start: number): 'own' | 'no-patient' | undefined {
  const before = lead(words, start);
  if (ofThen.test(before)) return 'no-patient';
  if (/(?:like|as if|as though|como si) (?:im|i am|i were|i was|tuviera|a|an)$/.test(before)) return 'no-patient';
  return ownTold.test(before) ? 'own' : undefined;
}

const isAheadTold =
  /(?:^| )(?:turning|turns|to turn|will be|ll be|ill be|almost|nearly|not yet|cumple|cumplira|(?<!acab[ao]n? de )cumplir|casi)(?: (?:an?|los|ya))?$/;

/** Whether a birthday is still to come: "turning 12 next week", "casi 18". */
function isAhead(words: readonly Word[], start: number): boolean {
  return isAheadTold.test(lead(words, start));
}

const ofBefore =
  /(?:^| )(?:as|since|was|were|like|desde|era|eran|fui|de|being|former|ex)(?: (?:a|an|un|una|my|mi))?(?: [a-z]+)?$/;

const parentOf =
  /(?:^| )(?:mom|mum|mama|mother|dad|papa|father|parent|teacher|nanny|madre|padre|maestr[oa]) (?:of|to|de)(?: [a-z0-9]+)?$|(?:^| )(?:teach|coach|maestr[oa]|profesora?|cociner[oa]|entrenadora?|clases)$/;

/** Whether a word for an age tells of what somebody was, or only describes: "since I was a teen", "the toddler room". */
function isNoPatient(words: readonly Word[], start: number, end: number): boolean {
  const next = words[end];
  return (
    (words[start]?.gap !== 'sentence' && ofBefore.test(lead(words, start))) ||
    parentOf.test(lead(words, start)) ||
    (next?.gap === 'none' && described.test(next.text))
  );
}

/** What may stand between a child and an age: "my son who is 5", "mi hijo que tiene 5". */
const linking = /^(?:who|is|que|tiene|de)$/;

/** The words of a sentence from a place on, six at most. */
function tail(words: readonly Word[], from: number): string {
  const rest = words.slice(from, from + 6);
  const pause = rest.findIndex(({ gap }) => gap === 'sentence');
  return (pause === -1 ? rest : rest.slice(0, pause)).map((word) => word.text).join(' ');
}

/** Whether an age stands beside a word for somebody: "my 5 year old", "hijo de 5". */
function isNamed(words: readonly Word[], start: number, children: readonly Place[]): boolean {
  return (
    /^(?:my|our|mi|mis|the|nuestr[oa])$/.test(text(words, start - 1)) ||
    startingIn(children, { start: start - 2 - longestPlace, end: start + 1 }).some(({ end }) => start - end <= 2)
  );
}

/** Those of some places in order that end before a word. */
function endingAt<Found extends Place>(places: readonly Found[], word: number): readonly Found[] {
  return startingIn(places, { start: word - longestPlace, end: word }).filter(({ end }) => end === word);
}

/** Whether an age is that of somebody whom a preposition leads to: "caught it from my 5 year old", "a class of 7 year olds". */
function isOfSomebodyElse(words: readonly Word[], { start, end }: Place, children: readonly Place[]): boolean {
  let at = start;
  let hasNoun = false;
  for (let steps = 0; steps < 6 && words[at]?.gap !== 'sentence' && words[at]?.gap !== 'comma'; steps += 1) {
    const [noun] = endingAt(children, at);
    if (noun !== undefined) {
      hasNoun = true;
      at = noun.start;
    } else if (
      (partOfNoun.test(text(words, at - 1)) || linking.test(text(words, at - 1))) &&
      !(text(words, at - 1) === 'de' && /^(?:mi|mis)$/.test(text(words, at)))
    )
      at -= 1;
    else break;
  }
  const gap = words[at]?.gap;
  if ((gap !== 'none' && gap !== 'joined') || isLeadingToPatient(words, at - 1, end)) return false;
  const before = text(words, at - 1);
  // "my daughter of 5", "hijo de 14" belong together; "with my son, 5" is told of both.
  return isLeadingBeside(words, at - 1) || (before === 'de' && (hasNoun || at < start));
}
