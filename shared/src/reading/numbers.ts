import { daysOf } from './timeUnits';
import type { Word } from './words';

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
export const loose = new Set(
  'a an un una uno some many few several half once unos unas par couple medio media'.split(' '),
);

/** The number that a word writes, in digits or words of either language. */
function numberOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d/.test(text)) return text.length > 9 ? undefined : Number(text);
  return Object.hasOwn(small, text) ? small[text] : undefined;
}

/** A number at a word: "3", "101.2", "twenty one", "a couple of", "one oh two", "101 point 4", "2 1 2". */
export function numberAt(words: readonly Word[], at: number): { value: number; end: number } | undefined {
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
