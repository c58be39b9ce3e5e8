import { daysOfYear, type Quantity } from '@front-door/shared/reading/quantities';
import type { Finding, Reading } from '@front-door/shared/reading/reading';
import type { Word } from '@front-door/shared/reading/words';
import type { SpelledWord } from './spelling';
import { classOf, type Concept } from './vocabulary/vocabulary';
import { findPeople, isFirstPerson, isThirdPerson } from './words';

const shortMonths = /^(?:mo|mos|m|mth|mths)$/;
const shortYears = /^(?:y|yo|yr|yrs)$/;
const longUnits = /^(?:months?|years?|mes|meses|anos?)$/;
/** What has lasted: "he has had it, 2 years". */
const lasting = /^(?:been|had|for|since|lleva|desde|hace|por)$/;

const ratingWord =
  /^(?:levels?|rat(?:e|es|ed|ing)|scale|scores?|nivel|escala|intensidad|temps?|temperature|temperatura)$/;
const ratingLink = /^(?:out|of|to|al|de|sobre)$/;

/** Whether numbers tell how bad it is: "pain level …, 8", "9 out of 10", "9/10", "del 1 al 10". */
export function isRating(words: readonly Word[]): boolean {
  return words.some(({ text }, index) => {
    if (text !== '10') return ratingWord.test(text);
    let at = index - 1;
    while (at >= index - 2 && ratingLink.test(words[at]?.text ?? '')) at -= 1;
    return words[index]?.gap === 'none' && /^\d$/.test(words[at]?.text ?? '');
  });
}

/** A rating goes up to this. */
const mostRated = 10;
/** Pains by name; other sensations than these show, and nobody gives them a number. */
const pains: ReadonlySet<Concept> = new Set<Concept>([
  'migraine',
  'tension-headache',
  'cluster-headache',
  'gout',
  'arthritis',
  'rheumatoid',
  'sciatica',
  'disc',
  'bursitis-tendinitis',
  'fibromyalgia',
  'neuropathy',
  'plantar-fasciitis',
  'carpal-tunnel',
  'heartburn',
  'burning-pee',
]);
const shows: ReadonlySet<Concept> = new Set<Concept>(['fever', 'red', 'swollen', 'stuffed', 'dry']);
/** Where small children hurt. */
const childish: ReadonlySet<Concept> = new Set<Concept>(['throat', 'ear', 'earache', 'tug-ear', 'belly']);

/**
 * Takes for an age what a hurried parent puts last: "…, but she's covered in spots, 11 mo", "she still holds her ear, 2". After a
 * pause, at the end, where someone who is not the writer is told of. After a pain of nobody who is called a child, a small number
 * without a unit may as well say how bad it is.
 */
export function withLateAges(
  words: readonly SpelledWord[],
  reading: Reading,
  findings: readonly Finding<Concept>[],
): Reading {
  const { quantities } = reading;
  const last = quantities.at(-1);
  if (last === undefined || last.end !== words.length || !/^(?:comma|sentence)$/.test(words[last.start]?.gap ?? ''))
    return reading;
  const before = words.slice(0, last.start);
  if (before.some(isFirstPerson) || isRating(words)) return reading;
  const named = findPeople(before);
  const isChild = named.some(({ means }) => means === 'child');
  const isSomebody = isChild || before.some(isThirdPerson);
  if (!isSomebody || (!isChild && named.some(({ means }) => means === 'adult'))) return reading;
  const isPainful =
    findings.some(({ concept }) => pains.has(concept) || (classOf[concept] === 'sensation' && !shows.has(concept))) &&
    !findings.some(({ concept }) => childish.has(concept));
  if (!isChild && isPainful && last.kind === 'count' && last.count <= mostRated) return reading;
  const days = daysTold(
    last,
    words[last.end - 1]?.typed ?? '',
    isChild && !before.some(({ text }) => lasting.test(text)),
  );
  if (days === undefined) return reading;
  const age: Quantity = { kind: 'age', days, start: last.start, end: last.end };
  return { ...reading, quantities: [...quantities.slice(0, -1), age] };
}

/** The days of an age that a number tells, with a unit, with one that may be a span of time, too, or without. */
function daysTold(quantity: Quantity, unit: string, mayBeLong: boolean): number | undefined {
  if (quantity.kind === 'count')
    return Number.isInteger(quantity.count) && quantity.count > 0 && quantity.count < 100
      ? quantity.count * daysOfYear
      : undefined;
  if (quantity.kind !== 'duration') return undefined;
  const isAge = shortMonths.test(unit) || shortYears.test(unit) || (mayBeLong && longUnits.test(unit));
  return isAge ? quantity.days : undefined;
}
