import type { Quantity } from '@front-door/shared/reading/quantities';
import type { Reading } from '@front-door/shared/reading/reading';

/** A concept that a number tells, and its words. */
export interface NumberSign {
  readonly concept: string;
  readonly start: number;
  readonly end: number;
}

const threeMonths = 91;
const near = 6;
/** In so few words nothing but an age and a temperature is told. */
const terse = 6;

const isFever = (quantity: Quantity) =>
  (quantity.kind === 'temperature' && quantity.fahrenheit >= 100.39) ||
  (quantity.kind === 'count' &&
    ((quantity.count >= 38 && quantity.count < 42) || (quantity.count >= 100.4 && quantity.count < 108)));

/** The words beside which a bare number is a measure. */
export type MeasureWords = (
  kind: 'sugar' | 'oxygen' | 'pressure' | 'pregnant' | 'infant' | 'temperature',
  from: number,
  to: number,
) => boolean;

/** What the numbers of a message tell: "19 days old", "101.2", "sugar 38", "for seven minutes". */
export function numberSigns({ quantities, words }: Reading, beside: MeasureWords): readonly NumberSign[] {
  const signs: NumberSign[] = [];
  const ages = quantities.filter(({ kind }) => kind === 'age');
  for (const quantity of quantities) {
    const { start, end } = quantity;
    const tell = (...concepts: readonly string[]) => {
      for (const concept of concepts) signs.push({ concept, start, end });
    };
    const has = (kind: Parameters<MeasureWords>[0]) => beside(kind, start - near, end + near);
    switch (quantity.kind) {
      case 'age':
        tell(...ofAge(quantity.days));
        break;
      case 'temperature':
        tell(...ofTemperature(quantity.fahrenheit));
        break;
      case 'duration':
        tell(
          ...ofDuration(
            quantity,
            words[start - 1]?.text ?? '',
            ages.length > 0,
            has,
            words.length <= terse && quantities.some((one) => isFever(one)),
          ),
        );
        break;
      case 'count':
        tell(...ofCount(quantity.count, words[end]?.text ?? '', has));
        break;
      case 'ago':
        break;
    }
  }
  return signs;
}

function ofAge(days: number): readonly string[] {
  if (days < threeMonths) return ['young-baby', 'small-child'];
  if (days < 6 * 365) return ['small-child', 'older'];
  return days < 13 * 365 ? ['older', 'child'] : ['older'];
}

function ofTemperature(fahrenheit: number): readonly string[] {
  // 38 C is 100.4 F, but for what is lost in counting.
  if (fahrenheit < 95.5) return ['low-temperature'];
  if (fahrenheit < 100.39) return ['no-fever'];
  return fahrenheit < 103.9 ? ['fever', 'measured-fever'] : ['fever', 'measured-fever', 'high-fever'];
}

function ofDuration(
  { days }: Extract<Quantity, { kind: 'duration' }>,
  before: string,
  aged: boolean,
  has: (kind: Parameters<MeasureWords>[0]) => boolean,
  terseFever: boolean,
): readonly string[] {
  const concepts = days < 1 ? ['minutes'] : [];
  if (days >= 4 / 1440 && days < 1) concepts.push('long-minutes');
  if (has('pregnant') && days >= 7 && days < 300) concepts.push('pregnant');
  // "5 semanas 38.4", "bebé de dos semanas": whose age goes without the word for it.
  const told = /^(?:for|desde|hace|por|since|in|en|ago|past|last|every|cada|after)$/.test(before);
  const isAge = (terseFever && days >= 7) || (has('infant') && days > 1);
  if (!aged && !told && days < threeMonths && isAge) concepts.push('young-baby', 'small-child');
  return concepts;
}

function ofCount(count: number, unit: string, has: (kind: Parameters<MeasureWords>[0]) => boolean): readonly string[] {
  const concepts: string[] = [];
  if (count >= 8 && !has('sugar')) concepts.push('many');
  if (count >= 2 && count < 60) concepts.push('some');
  if (has('sugar') && count > 1 && !/^(?:years?|anos?|grams?|g|carbs)$/.test(unit)) {
    if (count < 55) concepts.push('low-sugar');
    if (count >= 400) concepts.push('high-sugar');
  }
  if (has('oxygen') && count >= 40 && count < 90) concepts.push('low-oxygen');
  if (has('pressure')) {
    if (count >= 170 && count < 300) concepts.push('high-pressure');
    if (count >= 50 && count <= 85) concepts.push('maybe-low-pressure');
  }
  if (
    (has('infant') || has('temperature')) &&
    ((count >= 100.4 && count < 108) || (count >= 38 && count < 42)) &&
    !/^(?:m|min|mins|ml|oz|lbs?|horas?|hours?)$/.test(unit)
  )
    concepts.push('maybe-fever');
  if (count >= 150 && count < 280) concepts.push('fast-pulse');
  return concepts;
}
