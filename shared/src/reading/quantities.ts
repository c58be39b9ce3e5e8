import { cueFinder } from './cues';
import { loose, numberAt } from './numbers';
import { temperatureAt } from './temperatures';
import { timeAt } from './times';
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
  for (const { start, end, means } of findSpans(words))
    if (!found.some((quantity) => quantity.start < end && quantity.end > start))
      found.push({ kind: 'duration', days: Number(means), start, end });
  return found.sort((a, b) => a.start - b.start);
}
