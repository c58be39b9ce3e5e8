import { ageWithoutUnit, ageWithUnit } from './ages';
import type { Quantity } from './quantities';
import { daysOf } from './timeUnits';
import type { Word } from './words';

/** What a number at a word tells of time: an age, how long something lasted, or how long ago it was. */
export function timeAt(words: readonly Word[], start: number, value: number, end: number): Quantity | undefined {
  const text = (index: number) => words[index]?.text ?? '';
  const near = (index: number) => words[index]?.gap !== 'sentence';
  const unit = text(end);
  const scale =
    near(end) || /^(?:yo|mo|wk|mos|months?|weeks?|days?|semanas|meses|dias|anos)$/.test(unit)
      ? daysOf(unit)
      : undefined;
  const before = text(start - 1);
  if (scale === undefined) return ageWithoutUnit(words, start, value, end);
  const days = value * scale;
  const last = end + 1;
  const after = near(last) ? text(last) : '';
  // "3 months back", not "3 months back pain".
  const isBody =
    after === 'back' &&
    words[last + 1]?.gap === 'none' &&
    /^(?:pains?|aches?|hurts?|spasms?|is|has|keeps|still)$/.test(text(last + 1));
  if (/^(?:ago|back|atras)$/.test(after) && !isBody) return { kind: 'ago', days, start, end: last + 1 };
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
  const age = ageWithUnit(words, { start, last, value, scale });
  if (age !== undefined) return age;
  if (unit === 'm' || unit === 'y') return undefined;
  if (/^(?:every|per|each|cada|times|time|x|veces|vez|twice|once)$/.test(before)) return undefined;
  if (/^(?:a|an)$/.test(text(start)) && /^(?:times?|once|twice|veces|x|drinks?|pack|cups?)$/.test(before))
    return undefined;
  return { kind: 'duration', days, start, end: last };
}
