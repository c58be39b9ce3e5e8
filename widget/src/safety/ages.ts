import { withOwners } from '@front-door/shared/reading/clauses';
import { cueFinder } from '@front-door/shared/reading/cues';
import { daysOf, numberOf, type Quantity } from '@front-door/shared/reading/quantities';
import type { Reading } from '@front-door/shared/reading/reading';
import { babies } from '@front-door/shared/reading/vocabulary/people';

/** How old somebody in a message is, and the words that tell it. */
export interface Age {
  readonly days: number;
  readonly start: number;
  readonly end: number;
  /** Where words before it say that it is less: "not yet 3 months", so that they deny nothing that follows. */
  readonly bound?: number;
}

/** Under so many days a baby's fever is an emergency. */
export const threeMonths = 91;

/** In so few words nothing but an age and a temperature is told. */
const terse = 6;

/** A temperature of fever, or a number that is one where a baby is meant. */
const isFever = (quantity: Quantity) =>
  (quantity.kind === 'temperature' && quantity.fahrenheit >= leastFever) ||
  (quantity.kind === 'count' && isFeverNumber(quantity.count));

/** 38 C is 100.4 F, but for what is lost in counting. */
export const leastFever = 100.39;
/** Whether a bare number would be a fever, in either unit. */
export const isFeverNumber = (count: number): boolean => (count >= 38 && count < 42) || (count >= 100.4 && count < 108);

/** Before a number of months, say: younger than that, however it is put. */
const certainBounds =
  /(?:^| )(?:younger than|menor(?:es)? (?:de|a)|turns|turning|about to (?:turn|be)|(?:isnt|not|hasnt|havent|wont be)(?: turned| reached| be(?:en)?)?|shy of|por cumplir|no (?:ha |han )?(?:cumpl\w+|llega|tiene ni)(?: a)?|antes de(?: cumplir)?)(?: the| los| las| even| yet| quite| full)*$/;
/** These bound spans of time as well: "for almost 3 days". */
const looseBounds =
  /(?:^| )(?:under|below|less than|almost|nearly|barely|only|just|menos de|casi|apenas|como)(?: los| las)?$/;
/** Words after which a span of time is no age. */
const spanBefore = /^(?:for|desde|hace|por|since|in|en|ago|past|last|every|cada|after|within|llevo|lleva)$/;
const spanAfter = /^(?:of|de|now|straight|this|since|pregnant|embarazada|ago)$/;
/** After these a span may go on: "tiene casi 3 días con tos", but not "bebé de casi 3 semanas con tos". */
const maySpanAfter = /^(?:con|que|sin|with)$/;
/** A baby is born after so many days of a pregnancy, which are no age. */
const isPregnancy = (days: number) => days > 140 && days < 310;
/** Words for being so old, before a bound; after the others it takes a baby, or months, to tell an age. */
const isSoOld = /^(?:is|hes|shes|he|she|tiene|baby|bebe|newborn|son|daughter|turned|cumplio)$/;
const mayBeSoOld = /^(?:|my|our|mi|de|and|y)$/;
const birth = /^(?:born|nacio|nacid[oa]s?|birth|luz|delivered)$/;

const findBabies = cueFinder({ baby: withOwners(babies) });
/** Units of a small child's age, in days; not those of one letter. */
const [shortestUnit, longestUnit] = [1, 31];

/**
 * The ages that a message tells: besides those with a plain number and unit also bounds ("almost 3 months", "not two months yet"),
 * births ("born 3 weeks ago"), halves and units without a number ("a month and a half", "my week old"), and spans of
 * time beside a word for a baby ("bebé, 5 semanas").
 *
 * @param isInfant whether a word for a baby stands near the words from one place to another.
 */
export function agesOf(
  { quantities, words }: Reading,
  isInfant: (start: number, end: number) => boolean,
): readonly Age[] {
  const ages: Age[] = [];
  const text = (index: number) => words[index]?.text ?? '';
  /** Words before a place, in its sentence. */
  const textBefore = (end: number, most: number) => {
    const found: string[] = [];
    for (let index = end - 1; index >= Math.max(0, end - most); index -= 1) {
      found.unshift(text(index));
      if (words[index]?.gap === 'sentence') break;
    }
    return found;
  };
  const isTerseFever = words.length <= terse && quantities.some(isFever);
  const named = findBabies(words);
  const isBaby = (start: number, end: number) =>
    isInfant(start, end) || named.some((baby) => baby.start >= start - 6 && baby.start < end + 6);
  const aged = quantities.some(({ kind }) => kind === 'age');
  for (const quantity of quantities) {
    const { kind, start, end } = quantity;
    if (kind !== 'age' && kind !== 'duration' && kind !== 'ago') continue;
    const days = withHalf(text, quantity.days, start);
    const before = textBefore(start, 5);
    const joined = before.join(' ');
    const isSurelyLess = certainBounds.test(joined);
    const loose = looseBounds.exec(joined);
    const isLess = isSurelyLess || (loose !== null && !/(?:only|just|barely|apenas|como)/.test(loose[0]));
    const age = {
      days: isLess ? days - 1 : days,
      start,
      end,
      ...(isSurelyLess ? { bound: start - before.length } : {}),
    };
    if (kind === 'age') ages.push(age);
    else if (before.slice(-4).some((word) => birth.test(word))) {
      if (kind === 'duration' && isPregnancy(days)) continue;
      if (days < 2 * 365 && (before.some((word) => /^(?:born|nac)/.test(word)) || isBaby(start, end))) ages.push(age);
    } else if (kind === 'duration' && days >= 1 && days < 100) {
      const first = loose === null ? before : joined.slice(0, loose.index).split(' ');
      const from = first.at(-1) ?? '';
      const isLong = days >= 28 || isBaby(start, end);
      const isToldOld =
        (isSurelyLess && isLong) || (loose !== null && (isSoOld.test(from) || (mayBeSoOld.test(from) && isLong)));
      const isOfBaby =
        !aged && days < threeMonths && ((isTerseFever && days >= 7) || (days > 1 && isInfant(start, end)));
      const isSpan =
        spanAfter.test(text(end)) ||
        (maySpanAfter.test(text(end)) && days < 28 && !isSurelyLess && !isBaby(start, end));
      if (((isToldOld && !isSpan) || isOfBaby) && !spanBefore.test(from)) ages.push(age);
    }
  }
  for (const [index, { text: unit }] of words.entries()) {
    const scale = (unit.length > 1 && daysOf(unit)) || 0;
    if (scale < shortestUnit || scale > longestUnit || ages.some(({ start, end }) => index >= start && index < end))
      continue;
    if (/^(?:old|olds)$/.test(text(index + 1)) && numberOf(text(index - 1)) === undefined)
      ages.push({ days: unit.endsWith('s') ? 2 * scale : scale, start: index, end: index + 2 });
    else if (
      (numberOf(text(index - 1)) ?? 1) === 1 &&
      /^(?:and|y)$/.test(text(index + 1)) &&
      /^(?:half|medio|media)$/.test(text(index + (text(index + 2) === 'a' ? 3 : 2)))
    )
      ages.push({ days: 1.5 * scale, start: index, end: index + 3 });
  }
  // "6 week old baby, 38": read as years, but of a baby it is a temperature.
  const isTemperature = ({ days, start, end }: Age) =>
    // "treinta y ocho" is read as thirty years, of which the y is short.
    (end - start === 1 ? isFeverNumber(days / 365) : text(end - 1) === 'y' && /^(?:ocho|nueve)$/.test(text(end))) &&
    (isBaby(start, end) || ages.some((other) => other.days < threeMonths)) &&
    !/^(?:im|is|age)$/.test(text(start - 1));
  return ages.filter((age) => !isTemperature(age)).sort((a, b) => a.start - b.start);
}

/** Of "three and a half months", "3 1/2" and "3½", which are read as half a month and two months, all of it. */
function withHalf(text: (index: number) => string, days: number, start: number): number {
  const isHalf = /^(?:half|medio|media)$/;
  const half = isHalf.test(text(start)) ? start : isHalf.test(text(start + 1)) ? start + 1 : undefined;
  if (half !== undefined) {
    const whole = /^(?:and|y)$/.test(text(start - 1)) ? numberOf(text(start - 2)) : undefined;
    return whole === undefined ? days : 2 * days * (whole + 0.5);
  }
  if (text(start) !== '2' || !text(start - 1).endsWith('1')) return days;
  const whole = text(start - 1) === '1' ? numberOf(text(start - 2)) : Number(text(start - 1).slice(0, -1));
  return whole === undefined || Number.isNaN(whole) ? days : (days / 2) * (whole + 0.5);
}
