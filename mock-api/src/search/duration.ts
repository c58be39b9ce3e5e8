import { spans } from './lexicon/spans';
import { numberOf } from './numbers';
import { createPhraseFinder } from './phrases';
import type { Token } from './text';

/** A span of time told in a message, in weeks, and where it stands. */
export interface Duration {
  readonly weeks: number;
  readonly at: number;
}

const unitWeeks: readonly (readonly [RegExp, number])[] = [
  [/^(?:min|mins|minutes?|minutos?|hrs?|hours?|horas?)$/, 0.01],
  [/^(?:d|days?|dias?|nights?|noches?)$/, 1 / 7],
  [/^(?:wks?|weeks?|semanas?|weekends?)$/, 1],
  [/^(?:mos?|mths?|months?|mes|meses|mesecitos)$/, 4.35],
  [/^(?:yrs?|years?|anos?|anyos)$/, 52],
  [/^(?:decades?|decadas?)$/, 520],
];

/** Units told without a number: "for weeks" is taken as so many of them. */
const looseCount = 3;

const finders = spans.map(([weeks, text]) => ({ weeks, find: createPhraseFinder(text) }));

/** Every span of time told in a message. Ages, weeks of pregnancy and "twice a day" are none. */
export function readDurations(tokens: readonly Token[], ages: readonly number[] = []): readonly Duration[] {
  const told = finders.flatMap(({ weeks, find }) => find(tokens).map(({ start }) => ({ weeks, at: start })));
  const counted = tokens.flatMap((token, at): Duration[] => {
    const unit = unitWeeks.find(([pattern]) => pattern.test(token.word));
    if (unit === undefined || ages.includes(at - 1) || isNoSpan(tokens, at)) return [];
    const count = countBefore(tokens, at);
    return count === undefined ? [] : [{ weeks: count * unit[1], at }];
  });
  return [...told, ...counted].sort((a, b) => a.at - b.at);
}

function countBefore(tokens: readonly Token[], at: number): number | undefined {
  const previous = tokens[at - 1];
  const earlier = tokens[at - 2];
  if (previous === undefined) return undefined;
  if (/^(?:every|per|each|cada|next|all|proximo|proxima|same|by|al|la)$/.test(previous.word)) return undefined;
  if (earlier !== undefined && /^(?:every|per|each|cada)$/.test(earlier.word)) return undefined;
  const number = numberOf(previous);
  if (number !== undefined) {
    if ((previous.word === 'a' || previous.word === 'an') && isPerPeriod(earlier)) return undefined;
    if (previous.word === 'few' || previous.word === 'par' || previous.word === 'couple') return number;
    const more = previous.word === 'half' && earlier?.word === 'a' ? 1 : 0;
    return number + more;
  }
  if (previous.word === 'of' || previous.word === 'de') return numberOf(earlier) ?? looseCount;
  if (/^(?:last|past|ultimos|ultimas)$/.test(previous.word))
    return tokens[at]?.word.endsWith('s') === true ? looseCount : undefined;
  return /^(?:for|many|with|hace|por|durante|llevo|lleva|desde|in|been|over|than)$/.test(previous.word)
    ? looseCount
    : undefined;
}

/** "twice a day", "3 times a week". */
function isPerPeriod(token: Token | undefined): boolean {
  return token !== undefined && /^(?:times|time|once|twice|x|veces|vez|drinks?|pack|day|night)$/.test(token.word);
}

function isNoSpan(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 1]?.word ?? '';
  const before = tokens[at - 2]?.word ?? '';
  if (/^(?:old|olds|pregnant|postpartum|embarazada|supply|o)$/.test(after)) return true;
  if (/^(?:tiene|aged|age|cumplio|next|in)$/.test(before) && before !== 'in') return true;
  return /^(?:yo|anitos)$/.test(tokens[at]?.word ?? '');
}

/** The span told nearest to a place in the message, or `undefined` when none is told. */
export function nearestDuration(durations: readonly Duration[], at: number): Duration | undefined {
  let best: Duration | undefined;
  for (const duration of durations) {
    if (best === undefined || Math.abs(duration.at - at) < Math.abs(best.at - at)) best = duration;
  }
  return best;
}
