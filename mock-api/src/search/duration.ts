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

/** Spans told in words: weeks, and the phrases. */
const phrases: readonly (readonly [number, string])[] = [
  [
    0.15,
    'since yesterday, yesterday, last night, this morning, today, tonight, since today, just started, just now, came on suddenly, all of a sudden, out of nowhere, overnight, woke up with, suddenly, sudden, desde ayer, ayer, anoche, hoy, esta manana, de repente, de la nada, de pronto, desde anoche, desde hoy, hace rato, amaneci con, amanecio con',
  ],
  [
    0.6,
    'since monday, since tuesday, since wednesday, since thursday, since friday, since saturday, since sunday, since the weekend, over the weekend, this weekend, this week, other day, desde el lunes, desde el martes, desde el miercoles, desde el jueves, desde el viernes, desde el sabado, desde el domingo, desde el fin de semana, esta semana, el otro dia, on monday, on tuesday, on wednesday, on thursday, on friday, on saturday, on sunday, monday, tuesday, wednesday, thursday, friday, saturday, sunday, just came on, recently',
  ],
  [1.2, 'since last week, last week, desde la semana pasada, la semana pasada'],
  [4.5, 'since last month, last month, desde el mes pasado, el mes pasado'],
  [
    16,
    'all winter, all summer, all spring, all fall, all season, since january, since february, since march, since april, since may, since june, since july, since august, since september, since october, since november, since december, since christmas, since thanksgiving, since labor day, since memorial day, since the fourth, since july 4th, since spring break, since fall, since school started, since september, since last spring, since last fall, since last autumn, since autumn, since the spring, since halloween, since the summer, since summer, since the winter, since winter, since spring, since the fall, since new years, since easter, todo el invierno, desde enero, desde febrero, desde marzo, desde abril, desde mayo, desde junio, desde julio, desde agosto, desde septiembre, desde octubre, desde noviembre, desde diciembre, desde navidad, desde el verano, desde el invierno, half a year, medio ano',
  ],
  [
    60,
    'since last year, since last summer, since last winter, last year, for ages, forever, for ever, my whole life, my entire life, all my life, most of my life, since college, since high school, since my 20s, since my 30s, since my twenties, since i was, longtime, long time, chronic, chronically, lifelong, long standing, longstanding, desde el ano pasado, toda la vida, toda mi vida, hace tiempo, hace mucho, mucho tiempo, desde siempre, cronico, cronica, years ago, hace anos, por anos, since my accident, since a car accident years, decades, persistent, persistente',
  ],
];

const finders = phrases.map(([weeks, text]) => ({ weeks, find: createPhraseFinder(text) }));

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
