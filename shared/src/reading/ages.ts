import { loose } from './numbers';
import type { Quantity } from './quantities';
import type { Word } from './words';

const ageBefore =
  /^(?:age|aged|turned|turning|turns|edad|cumplio|cumple|im|hes|shes|theyre|newborn|nb|infant|baby|bebe|toddler|boy|girl|son|daughter|nino|nina|hijo|hija|nacido|nacida|twins|grandson|granddaughter|nieto|nieta|nephew|niece|sobrino|sobrina|kid|kiddo|nene|nena|lo|ds|dd|sister|brother|sis|bro|cousin|girls|boys|hermano|hermana|primo|prima|little|lil|mom|mum|dad|mother|father|mama|papa|grandma|grandpa|grandmother|grandfather|abuela|abuelo|husband|wife|hubby|esposo|esposa|marido|aunt|uncle|tia|tio|boyfriend|girlfriend|friend|neighbor|man|woman|lady|guy|hombre|mujer|male|female|patient|roommate|partner)$/;
const ageAfter = /^(?:old|olds|o|of|de)$/;
const bodyHolder =
  /^(?:girl|boy|baby|female|male|son|daughter|toddler|infant|m|f|newborn|nino|nina|bebe|kid|child|grandson|granddaughter)$/;

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
    (/^(?:he|she|they|who|one|sun|him)$/.test(text(start - 2)) || ageBefore.test(text(start - 2).replace(/s$/, '')))
  )
    return { kind: 'age', days: value * 365, start, end };
  // "my son 31 has pinkeye", "2 boys 6 with lice"
  if (
    words[start]?.gap === 'none' &&
    ageBefore.test(before.replace(/s$/, '')) &&
    /^(?:has|had|is|with|keeps|wont|cant|got|woke|says|tiene|con|le|se|anda|esta)$/.test(unit)
  )
    return { kind: 'age', days: value * 365, start, end };
  // "my daughter, 7, says", "niece (3) threw up", "both boys, 5 and 7"
  if (
    words[start]?.gap === 'comma' &&
    ageBefore.test(before.replace(/s$/, '')) &&
    ends &&
    !/^(?:im|hes|shes)$/.test(before)
  )
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
  const isPerson = old || (ageAfter.test(after) && isOldPhrase(words, last)) || bodyHolder.test(after);
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
    /^(?:nino|nina|bebe|hijo|hija|nene|nena|nieto|nieta|nacido|nacida|mujer|hombre|sobrino|sobrina|gordito|gordita|chamaco|chamaca|chiquito|chiquita|pequeno|pequena|recien|bb|ninito|ninita|hijito|hijita|nena|mellizos|gemelos|cipota|cipote|criatura|varon)$/.test(
      text(start - 2),
    )
  )
    return { kind: 'age', days, start, end: last };
  if (
    ageBefore.test(before) &&
    !/^(?:im)$/.test(before) &&
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
