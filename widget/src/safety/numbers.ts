import { numberOf, type Quantity } from '@front-door/shared/reading/quantities';
import type { Reading } from '@front-door/shared/reading/reading';
import { isFeverNumber, leastFever, threeMonths, type Age } from './ages';

/** A concept that a number tells, and its words. */
export interface NumberSign {
  readonly concept: string;
  readonly start: number;
  readonly end: number;
}

/** So many words from a number stands what it measures. */
export const near = 6;

/** The words beside which a bare number is a measure. */
export type MeasureWords = (
  kind: 'sugar' | 'oxygen' | 'pressure' | 'pregnant' | 'infant' | 'temperature',
  from: number,
  to: number,
) => boolean;

/** What the ages and other numbers of a message tell: "19 days old", "101.2", "sugar 38", "for seven minutes". */
export function numberSigns(
  { quantities, words }: Reading,
  ages: readonly Age[],
  beside: MeasureWords,
): readonly NumberSign[] {
  const signs: NumberSign[] = [];
  const babies = ages.filter(({ days }) => days < threeMonths);
  for (const { days, start, end } of ages) for (const concept of ofAge(days)) signs.push({ concept, start, end });
  for (const [index, quantity] of quantities.entries()) {
    const { start, end } = quantity;
    const tell = (...concepts: readonly string[]) => {
      for (const concept of concepts) signs.push({ concept, start, end });
    };
    const isOfBaby = () => babies.some((baby) => baby.start < end + near && baby.end > start - near);
    const has: Has = (kind) => beside(kind, start - near, end + near) || (kind === 'infant' && isOfBaby());
    switch (quantity.kind) {
      case 'temperature':
        tell(...ofTemperature(quantity.fahrenheit));
        break;
      case 'duration':
        if (isWeeks(quantity.days / 7, words.slice(start, end))) tell('preterm');
        tell(...ofDuration(quantity.days, has));
        break;
      case 'count':
        if (isWeeks(quantity.count, words.slice(start, end + 1))) tell('preterm');
        if (has('pressure') && isVeryLow(quantity, quantities[index + 1])) tell('very-low-pressure');
        // "treinta y ocho"
        if (quantity.count === 30 && words[end]?.text === 'y')
          tell(...ofCount(30 + (numberOf(words[end + 1]?.text) ?? 0), words[end + 2]?.text ?? '', has));
        else
          tell(
            ...ofCount(
              quantity.count,
              words[end]?.text ?? '',
              has,
              /^(?:pulse|rate|hr|bpm|pulso)$/.test(words[start - 1]?.text ?? ''),
            ),
          );
        break;
      case 'age':
        if (isWeeks(quantity.days / 7, words.slice(start, end))) tell('preterm');
        // What is no age after all is the temperature of a baby.
        if (!ages.some((age) => age.start === start)) tell('maybe-fever');
        break;
      case 'ago':
        break;
    }
  }
  return signs;
}

/** Weeks of a pregnancy in which labor comes too early. */
const isWeeks = (weeks: number, told: Reading['words']) =>
  weeks >= 20 && weeks < 37 && told.some(({ text }) => /^(?:wks?|weeks?|semanas?|sem)$/.test(text));

/** "70/40", "70 over 40": a blood pressure that nobody stands on. */
const isVeryLow = ({ count, end }: Extract<Quantity, { kind: 'count' }>, next: Quantity | undefined) =>
  next?.kind === 'count' && next.start - end <= 1 && count <= 75 && next.count < count && next.count >= 20;

type Has = (kind: Parameters<MeasureWords>[0]) => boolean;

function ofAge(days: number): readonly string[] {
  if (days < threeMonths) return ['young-baby', 'small-child'];
  if (days < 6 * 365) return ['small-child', 'older'];
  return days < 13 * 365 ? ['older', 'child'] : ['grown'];
}

function ofTemperature(fahrenheit: number): readonly string[] {
  if (fahrenheit < 96.8) return ['low-temperature'];
  if (fahrenheit < leastFever) return ['no-fever'];
  const concepts = ['fever', 'measured-fever'];
  if (fahrenheit >= 103.9) concepts.push('high-fever');
  // 41 °C
  if (fahrenheit >= 105.8 && fahrenheit < 115) concepts.push('extreme-fever');
  return concepts;
}

function ofDuration(days: number, has: Has): readonly string[] {
  const concepts = days < 1 ? ['minutes'] : [];
  if (days >= 4 / 1440 && days < 1) concepts.push('long-minutes');
  if (days > 3.5 / 24 && days < 3) concepts.push('hours');
  if (has('pregnant') && days >= 7 && days < 300) concepts.push('pregnant');
  return concepts;
}

function ofCount(count: number, unit: string, has: Has, isPulse = false): readonly string[] {
  const concepts: string[] = [];
  // Of "800 ibuprofen", "81 aspirin" and "50 mg of benadryl" the number counts no pills, as that of "40 tylenol" does.
  if (count >= 8 && count < 100 && count !== 81 && !/^(?:m?c?gs?|mls?|units?)$/.test(unit) && !has('sugar'))
    concepts.push('many');
  if (count >= 2 && count < 60) concepts.push('some');
  if (has('sugar') && count > 1 && !/^(?:years?|anos?|grams?|g|carbs)$/.test(unit)) {
    if (count < 55) concepts.push('low-sugar');
    if (count >= 400) concepts.push('high-sugar');
  }
  if (has('oxygen') && count >= 40 && count < 90 && !isPulse) concepts.push('low-oxygen');
  if (has('pressure')) {
    if (count >= 170 && count < 300) concepts.push('high-pressure');
    if (count >= 50 && count <= 85) concepts.push('maybe-low-pressure');
  }
  if (
    (has('infant') || has('temperature')) &&
    isFeverNumber(count) &&
    !/^(?:m|cm|min|mins|ml|oz|lbs?|horas?|hours?|weekers?|weeks?|semanas?|wks?)$/.test(unit)
  )
    concepts.push('maybe-fever');
  if (count >= 150 && count < 280) concepts.push('fast-pulse');
  return concepts;
}
