import { cueFinder } from '@front-door/shared/reading/cues';
import type { Quantity } from '@front-door/shared/reading/quantities';
import type { Reading } from '@front-door/shared/reading/reading';
import { people } from '@front-door/shared/reading/vocabulary/people';
import type { SpelledWord } from './spelling';

const findPeople = cueFinder({ child: people.child, adult: people.adult });

const shortMonths = /^(?:mo|mos|m|mth|mths)$/;
const shortYears = /^(?:y|yo|yr|yrs)$/;
const longUnits = /^(?:months?|years?|mes|meses|anos?)$/;
const third = /^(?:he|she|hes|shes|his|her|him|ella|le)$/;
const writer = /^(?:i|im|ive|id|me|yo|tengo|estoy)$/;
/** What has lasted: "he has had it, 2 years". */
const lasting = /^(?:been|had|for|since|lleva|desde|hace|por)$/;
const daysOfYear = 365;

/**
 * Takes for an age what a hurried parent puts last: "…, but she's covered in spots, 11 mo", "she still holds her ear, 2". After a
 * pause, at the end, where someone who is not the writer is told of.
 */
export function withLateAges(words: readonly SpelledWord[], reading: Reading): Reading {
  const { quantities } = reading;
  const last = quantities.at(-1);
  if (last === undefined || last.end !== words.length || !/^(?:comma|sentence)$/.test(words[last.start]?.gap ?? ''))
    return reading;
  const before = words.slice(0, last.start);
  if (before.some(({ text }) => writer.test(text))) return reading;
  const named = findPeople(before);
  const isChild = named.some(({ means }) => means === 'child');
  const isSomebody = isChild || before.some(({ text }) => third.test(text));
  if (!isSomebody || (!isChild && named.some(({ means }) => means === 'adult'))) return reading;
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
