import { loose } from './numbers';
import type { Quantity } from './quantities';
import { children, persons } from './vocabulary/people';
import type { Word } from './words';

/** From so many years on a span of time beside a grown person is an age. */
const grown = 16;
/** What else than somebody a number after it tells an age of. */
const growing =
  /^(?:age|aged|turned|turning|turns|edad|cumplio|cumple|im|hes|shes|theyre|nb|nacid[oa]|little|lil|male|female|hombre)$/;
/** "my son 5", "niece (3)"; not "pa cuatro meses", "a los 8". */
const isHolder = (text: string) => growing.test(text) || (persons.has(text) && !/^(?:pa|los)$/.test(text));
const siblings = /^(?:sister|brother|sis|bro|cousin|herman[oa]|prim[oa])$/;

/** Whether a span of time after a word is an age: not so "kids 3 weeks", "driver 6 months". */
function holdsSpan(text: string, days: number): boolean {
  if (growing.test(text) || siblings.test(text)) return true;
  if (children.has(text)) return !/..s$/.test(text) || /^(?:twin|boy|girl)s$/.test(text);
  return isHolder(text) && days >= grown * 365;
}

const ageAfter = /^(?:old|olds|o|of|de)$/;
/** What may follow the unit: "3 week girl", "30 year male". */
const isBodyHolder = (text: string) => children.has(text) || /^(?:m|f|male|female)$/.test(text);

/** The age that a number without a unit tells, in years: "she is 4", "both boys, 5 and 7". */
export function ageWithoutUnit(
  words: readonly Word[],
  start: number,
  value: number,
  end: number,
): Quantity | undefined {
  const text = (index: number) => words[index]?.text ?? '';
  if (!/^\d+$/.test(text(start)) && loose.has(text(start))) return undefined;
  if (value <= 0 || value >= 100 || !Number.isInteger(value)) return undefined;
  const unit = text(end);
  const before = text(start - 1);
  const ends = words[end]?.gap !== 'none' || /^(?:his|her|he|she|with|and|has|had|is|girl|boy)$/.test(unit);
  if (/^(?:age|aged|turned|turning|turns|edad)$/.test(before)) return { kind: 'age', days: value * 365, start, end };
  if (/^[mf]$/.test(unit) && words[end + 1]?.gap !== 'none')
    return { kind: 'age', days: value * 365, start, end: end + 1 };
  if (ends && /^(?:hes|shes|theyre|im|only|just)$/.test(before) && !/^(?:for|took|at)$/.test(text(start - 2)))
    return { kind: 'age', days: value * 365, start, end };
  if (
    ends &&
    /^(?:is|are|tiene)$/.test(before) &&
    (/^(?:he|she|they|who|one|sun|him)$/.test(text(start - 2)) || isHolder(text(start - 2)))
  )
    return { kind: 'age', days: value * 365, start, end };
  // "my son 31 has pinkeye", "2 boys 6 with lice"
  if (
    words[start]?.gap === 'none' &&
    isHolder(before) &&
    /^(?:has|had|is|with|keeps|wont|cant|got|woke|says|tiene|con|le|se|anda|esta)$/.test(unit)
  )
    return { kind: 'age', days: value * 365, start, end };
  // "my daughter, 7, says", "niece (3) threw up", "both boys, 5 and 7"
  if (words[start]?.gap === 'comma' && isHolder(before) && ends && !/^(?:im|hes|shes)$/.test(before))
    return { kind: 'age', days: value * 365, start, end };
  return undefined;
}

/** A number with a unit of time: its first word, one past its unit, and its length. */
interface Span {
  readonly start: number;
  readonly last: number;
  readonly value: number;
  /** Days in one unit. */
  readonly scale: number;
}

/** The age that a number with a unit tells: "3 yo", "cumplió 2 años", "boy 4 months". */
export function ageWithUnit(words: readonly Word[], { start, last, value, scale }: Span): Quantity | undefined {
  const days = value * scale;
  const text = (index: number) => words[index]?.text ?? '';
  const unit = text(last - 1);
  const before = text(start - 1);
  const after = words[last]?.gap === 'sentence' ? '' : text(last);
  const old = /^(?:yo|yos|yro|yrold|yearold|anitos?|mesecitos?|mesesitos?|wko|wo)$/.test(unit);
  const isPerson = old || (ageAfter.test(after) && isOldPhrase(words, last)) || isBodyHolder(after);
  if (isPerson && value < 130)
    return { kind: 'age', days, start, end: /^(?:old|olds|o)$/.test(after) ? last + 1 : last };
  if (
    /^(?:tiene|cumplio|tengo|cumple)$/.test(before) &&
    /^(?:an|mes|sem|dia)/.test(unit) &&
    !/^(?:con|que|sin|de)$/.test(after)
  )
    return { kind: 'age', days, start, end: last };
  if (
    before === 'de' &&
    (children.has(text(start - 2)) ||
      /^(?:nacid[oa]|recien|mujer|hombre|gordit[oa]|ninit[oa]|varon)$/.test(text(start - 2)))
  )
    return { kind: 'age', days, start, end: last };
  if (
    before !== 'im' &&
    holdsSpan(before, days) &&
    scale >= 1 &&
    !/^(?:now|straight|this|since|with|of|con)$/.test(after)
  )
    return { kind: 'age', days, start, end: last };
  if (before === 'is' && /^(?:he|she|baby|son|daughter|infant|newborn)$/.test(text(start - 2)) && scale >= 1)
    return { kind: 'age', days, start, end: last };
  if (
    /^(?:only|just|about|almost|nearly)$/.test(before) &&
    /^(?:is|hes|shes)$/.test(text(start - 2)) &&
    /^(?:he|she|baby|hes|shes|newborn)$/.test(text(start - 2) === 'is' ? text(start - 3) : text(start - 2)) &&
    scale >= 1
  )
    return { kind: 'age', days, start, end: last };
  if (/^(?:y|mo|mos)$/.test(unit) && (start === 0 || /^(?:my|our|a|the|mi|un|una)$/.test(before)))
    return { kind: 'age', days, start, end: last };
  return undefined;
}

/** "old", or Spanish "de edad" and "de nacido", after a unit. */
function isOldPhrase(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? '';
  if (/^(?:old|olds|o)$/.test(text)) return true;
  return /^(?:of|de)$/.test(text) && /^(?:age|edad|nacid[oa]s?|vida)$/.test(words[at + 1]?.text ?? '');
}
