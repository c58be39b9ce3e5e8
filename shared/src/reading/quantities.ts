import { cueFinder } from './cues';
import { coveredBy } from './places';
import { babies, elders, kids, people } from './vocabulary/people';
import { temperature } from './vocabulary/measures';
import { spans } from './vocabulary/time';
import type { Word } from './words';

/** A number with its unit, and the words that tell it: from `start` to one before `end`. */
export type Quantity =
  /** How old somebody is, in days. */
  | { readonly kind: 'age'; readonly days: number; readonly start: number; readonly end: number }
  /** How long something has lasted, in days. */
  | { readonly kind: 'duration'; readonly days: number; readonly start: number; readonly end: number }
  /** How long ago something was, in days. */
  | { readonly kind: 'ago'; readonly days: number; readonly start: number; readonly end: number }
  /** A body temperature, in degrees Fahrenheit. */
  | { readonly kind: 'temperature'; readonly fahrenheit: number; readonly start: number; readonly end: number }
  /** Any other number. */
  | { readonly kind: 'count'; readonly count: number; readonly start: number; readonly end: number };

const small: Record<string, number> = {};
for (const [words, from] of [
  [
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
    0,
  ],
  [
    'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte',
    0,
  ],
  ['treinta 31 32 33 34 35 36 37 38 39 cuarenta', 30],
] as const) {
  for (const [offset, word] of words.split(' ').entries()) small[word] = from + offset;
}
Object.assign(small, {
  a: 1,
  an: 1,
  un: 1,
  una: 1,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  veintiuno: 21,
  veintidos: 22,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  couple: 2,
  few: 3,
  several: 4,
  some: 3,
  many: 8,
  half: 0.5,
  par: 2,
  unos: 3,
  unas: 3,
  pocos: 3,
  pocas: 3,
  varios: 4,
  varias: 4,
  muchos: 8,
  muchas: 8,
  medio: 0.5,
  media: 0.5,
});
/** Numbers that are loose words too, so that alone they count nothing. */
const loose = new Set('a an un una uno some many few several half once unos unas par couple medio media'.split(' '));

/** The days of a year, and of the years from which on somebody is grown. */
export const daysOfYear = 365;
export const grownFrom = 18 * daysOfYear;

const unitDays: readonly (readonly [RegExp, number])[] = [
  [/^(?:min|mins|minutes?|minutos?|seconds?|segundos?)$/, 1 / 1440],
  [/^(?:h|hr|hrs|hours?|horas?)$/, 1 / 24],
  [/^(?:d|days?|dias?|nights?|noches?|diitas?|diitos?)$/, 1],
  [/^(?:w|wk|wks|weeks?|weekends?|semanas?|semanitas?|wko|wo)$/, 7],
  [/^(?:m|mo|mos|mth|mths|mnths?|months?|mes|meses|mesecitos?|mesesitos?)$/, 30.4],
  [/^(?:y|yo|yos|yr|yrs|yro|years?|ano|anos|anitos?|anyos?|yrold|yearold)$/, daysOfYear],
  [/^(?:decades?|decadas?)$/, 3650],
];

/** The days of a unit of time, in its words and short forms of either language. */
export const daysOf = (text: string): number | undefined => unitDays.find(([unit]) => unit.test(text))?.[1];

/** The number that a word writes, in digits or words of either language. */
export function numberOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d/.test(text)) return text.length > 9 ? undefined : Number(text);
  return Object.hasOwn(small, text) ? small[text] : undefined;
}

const findSpans = cueFinder(spans);

/** The numbers of a message: ages, spans of time, temperatures and counts, in the order in which they stand. */
export function readQuantities(words: readonly Word[]): readonly Quantity[] {
  const found: Quantity[] = [];
  const text = (index: number) => words[index]?.text ?? '';
  for (let at = 0; at < words.length; at += 1) {
    const number = numberAt(words, at);
    if (number === undefined) continue;
    const { value, end } = number;
    const quantity = temperatureAt(words, at, value, end) ?? timeAt(words, at, value, end);
    if (quantity !== undefined) found.push(quantity);
    else if (!loose.has(text(at))) found.push({ kind: 'count', count: value, start: at, end });
    at = Math.max(at, (quantity?.end ?? end) - 1);
  }
  const isTaken = coveredBy(found, words.length);
  for (const { start, end, means } of findSpans(words))
    if (!isTaken.slice(start, end).includes(true)) {
      found.push({ kind: 'duration', days: Number(means), start, end });
      isTaken.fill(true, start, end);
    }
  return found.sort((a, b) => a.start - b.start);
}

/** A number at a word: "3", "101.2", "twenty one", "a couple of", "one oh two", "101 point 4", "2 1 2". */
function numberAt(words: readonly Word[], at: number): { value: number; end: number } | undefined {
  const whole = wholeNumberAt(words, at);
  if (whole === undefined || !/^(?:point|punto|coma)$/.test(words[whole.end]?.text ?? '')) return whole;
  const decimals = numberOf(words[whole.end + 1]?.text);
  return decimals !== undefined && decimals < 10 ? { value: whole.value + decimals / 10, end: whole.end + 2 } : whole;
}

function wholeNumberAt(words: readonly Word[], at: number): { value: number; end: number } | undefined {
  const text = (index: number) => (words[index]?.gap === 'sentence' && index > at ? '' : (words[index]?.text ?? ''));
  let value = numberOf(text(at));
  if (value === undefined) return undefined;
  let end = at + 1;
  if (/^(?:a|an)$/.test(text(at)) && numberOf(text(end)) !== undefined && loose.has(text(end)))
    return wholeNumberAt(words, end);
  if (/^(?:a|one)$/.test(text(at)) && text(end) === 'hundred') {
    const rest = numberOf(text(end + 1) === 'and' ? text(end + 2) : text(end + 1));
    const skip = text(end + 1) === 'and' ? 3 : 2;
    return rest === undefined || loose.has(text(end + skip - 1))
      ? { value: 100, end: end + 1 }
      : { value: 100 + rest, end: end + skip };
  }
  if (/^(?:cien|ciento)$/.test(text(at))) value = 100;
  if (value === 1 && text(at) === 'one' && /^(?:o|oh|zero)$/.test(text(end))) {
    const last = numberOf(text(end + 1));
    if (last !== undefined && last < 10) return { value: 100 + last, end: end + 2 };
  }
  const next = numberOf(text(end));
  if (
    value >= 20 &&
    value <= 90 &&
    value % 10 === 0 &&
    next !== undefined &&
    next > 0 &&
    next < 10 &&
    !/^\d/.test(text(at)) &&
    !loose.has(text(end))
  ) {
    value += next;
    end += 1;
  }
  if (/^(?:of|de)$/.test(text(end)) && loose.has(text(at)) && daysOf(text(end + 1)) !== undefined) end += 1;
  return { value, end };
}

const feverWords = new Set([...temperature.split(', '), ...'running read reads reading burning'.split(' ')]);
const notTemperatures =
  /^(?:lbs?|pounds|libras|kg|kilos|mg|ml|percent|over|bpm|mph|dollars|sugar|glucose|pulse|mm|cm|years?|anos?|days?|dias?|weeks?|months?|hours?|times|pills)$/;

function temperatureAt(words: readonly Word[], start: number, value: number, end: number): Quantity | undefined {
  const isFahrenheit = value >= 94 && value <= 110;
  const isCelsius = value >= 34 && value <= 43;
  if (!isFahrenheit && !isCelsius) return undefined;
  const unit = words[end]?.text ?? '';
  const degree = /^(?:f|c|fahrenheit|celsius|centigrados?|degrees?|grados?|deg)$/.test(unit);
  if (notTemperatures.test(unit) || (daysOf(unit) !== undefined && unit !== 'y' && !degree)) return undefined;
  const near = words.slice(Math.max(0, start - 8), end + 5);
  const hinted = near.some(({ text }) => feverWords.has(text));
  // "34f here": so cold is nobody.
  if (isCelsius && unit === 'f' && !hinted) return undefined;
  const exact = /\./.test(words[start]?.text ?? '') || end - start > 2;
  // Without a decimal, a unit or a word for fever, 102 may be anything.
  if (!degree && !hinted && !(exact && ((value >= 36 && value <= 42) || (value >= 97 && value <= 107))))
    return undefined;
  if (isCelsius && !degree && !hinted && !exact) return undefined;
  return {
    kind: 'temperature',
    fahrenheit: isFahrenheit ? value : (value * 9) / 5 + 32,
    start,
    end: degree ? end + 1 : end,
  };
}

/** The words of some lists, and of runs those after "my" or "the": "la menor". */
const singleWords = (...lists: readonly string[]) =>
  new Set(lists.join(',').split(/\s*[,\n]\s*(?:(?:my|mi|our|the|el|la|una?) )?/));
const childWords = singleWords(babies, kids);
const elderWords = singleWords(elders);
const personWords = singleWords(people.child, people.adult);
/** In Spanish an article ("lo de 3 días"), and a time of life: "since my teens, 15 years". */
const noPerson = /^(?:lo|teens)$/;
const isPerson = (text: string) =>
  !noPerson.test(text) && (personWords.has(text) || (text.length > 3 && personWords.has(text.replace(/s$/, ''))));
const saysAge =
  /^(?:age|aged|turned|turning|turns|edad|cumplio|cumple|im|hes|shes|theyre|nb|lo|nacid[oa]|little|lil|male|female|hombre)$/;
const isBeforeAge = (text: string) => saysAge.test(text) || isPerson(text);
const ageAfter = /^(?:old|olds|o|of|de)$/;
const bodyHolder = /^(?:fe)?male$|^[mf]$/;

function timeAt(words: readonly Word[], start: number, value: number, end: number): Quantity | undefined {
  const text = (index: number) => words[index]?.text ?? '';
  const near = (index: number) => words[index]?.gap !== 'sentence';
  const unit = text(end);
  const scale =
    near(end) || /^(?:yo|mo|wk|mos|months?|weeks?|days?|semanas|meses|dias|anos)$/.test(unit)
      ? daysOf(unit)
      : undefined;
  const before = words[start]?.gap === 'sentence' ? '' : text(start - 1);
  const bare = /^\d+$/.test(text(start)) || !loose.has(text(start));
  if (scale === undefined) {
    const ends = words[end]?.gap !== 'none' || /^(?:his|her|he|she|with|and|has|had|is|girl|boy)$/.test(unit);
    if (bare && value > 0 && value < 100 && Number.isInteger(value)) {
      if (/^(?:age|aged|turned|turning|turns|edad)$/.test(before))
        return { kind: 'age', days: value * daysOfYear, start, end };
      // "45f cough", "chest hurts, 45f"
      if (/^[mf]$/.test(unit) && (start === 0 || words[end + 1]?.gap !== 'none'))
        return { kind: 'age', days: value * daysOfYear, start, end: end + 1 };
      if (ends && /^(?:hes|shes|theyre|im|only|just)$/.test(before) && !/^(?:for|took|at)$/.test(text(start - 2)))
        return { kind: 'age', days: value * daysOfYear, start, end };
      if (
        ends &&
        /^(?:is|are|tiene)$/.test(before) &&
        (/^(?:he|she|they|who|one|sun|him)$/.test(text(start - 2)) || isBeforeAge(text(start - 2)))
      )
        return { kind: 'age', days: value * daysOfYear, start, end };
      // "my son 31 has pinkeye", "2 boys 6 with lice"
      if (
        words[start]?.gap === 'none' &&
        isBeforeAge(before) &&
        /^(?:has|had|is|with|keeps|wont|cant|got|woke|says|tiene|con|le|se|anda|esta)$/.test(unit)
      )
        return { kind: 'age', days: value * daysOfYear, start, end };
      // "my daughter, 7, says", "niece (3) threw up", "both boys, 5 and 7"
      if (words[start]?.gap === 'comma' && isBeforeAge(before) && ends && !/^(?:im|hes|shes)$/.test(before))
        return { kind: 'age', days: value * daysOfYear, start, end };
    }
    return undefined;
  }
  const days = value * scale;
  const last = end + 1;
  const old = /^(?:yo|yos|yro|yrold|yearold|anitos?|mesecitos?|mesesitos?|wko|wo)$/.test(unit);
  const after = near(last) ? text(last) : '';
  if (/^(?:ago|back|atras)$/.test(after)) return { kind: 'ago', days, start, end: last + 1 };
  if (/^(?:hace)$/.test(before) && value >= 1) {
    // "hace 3 dias que" is a duration, "hace diez anos tuve" a time ago; who reads the clause tells them apart by its verb.
    return { kind: 'duration', days, start: start - 1, end: last };
  }
  if (
    /^(?:pregnant|embarazada|gestation|postpartum|supply|straight|early|preemie|sober|along|apart|shift|shifts|shelter)$/.test(
      after,
    )
  )
    return { kind: 'count', count: value, start, end: last };
  const isTold =
    old || (ageAfter.test(after) && isOldPhrase(words, last)) || bodyHolder.test(after) || childWords.has(after);
  if (isTold && value < 130) return { kind: 'age', days, start, end: /^(?:old|olds|o)$/.test(after) ? last + 1 : last };
  if (
    /^(?:tiene|cumplio|tengo|cumple)$/.test(before) &&
    /^(?:an|mes|sem|dia)/.test(unit) &&
    !/^(?:con|que|sin|de)$/.test(after)
  )
    return { kind: 'age', days, start, end: last };
  if (before === 'de' && (isPerson(text(start - 2)) || /^(?:nacid[oa]|hombre|varon|recien)$/.test(text(start - 2))))
    return { kind: 'age', days, start, end: last };
  if (
    isBeforeAge(before) &&
    before !== 'im' &&
    // "my husband 3 days fever": so long he has had it.
    scale >= (elderWords.has(before) ? daysOfYear : 1) &&
    !/^(?:now|straight|this|since|with|of|con)$/.test(after)
  )
    return { kind: 'age', days, start, end: last };
  if (before === 'is' && (/^s?he$/.test(text(start - 2)) || childWords.has(text(start - 2))) && scale >= 1)
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
  if (unit === 'm' || unit === 'y') return undefined;
  if (/^(?:every|per|each|cada|times|time|x|veces|vez|twice|once)$/.test(before)) return undefined;
  if (/^(?:a|an)$/.test(text(start)) && /^(?:times?|once|twice|veces|x|drinks?|pack|cups?)$/.test(before))
    return undefined;
  return { kind: 'duration', days, start, end: last };
}

/** "old", or Spanish "de edad" and "de nacido", after a unit. */
function isOldPhrase(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? '';
  if (/^(?:old|olds|o)$/.test(text)) return true;
  return /^(?:of|de)$/.test(text) && /^(?:age|edad|nacid[oa]s?|vida)$/.test(words[at + 1]?.text ?? '');
}
