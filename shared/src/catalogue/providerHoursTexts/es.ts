import type { CompleteTexts } from '../../edition/complete';
import type * as english from './en';
import { providerHours } from '../providerTimes';
import { halfDayTime } from './halfDays';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

function bare(minutes: number): string {
  const { time, isAfternoon } = halfDayTime(minutes);
  return `${time}\u00A0${isAfternoon ? 'p' : 'a'}.\u00A0m.`;
}

/** "las 9 p. m.", "la 1 p. m.": an hour of the clock has its article. */
function clock(minutes: number): string {
  const time = bare(minutes);
  return `${/^1(?!\d)/.test(time) ? 'la' : 'las'} ${time}`;
}

export const hoursText = `${bare(providerHours.from * 60)} a ${bare(providerHours.until * 60)}, hora del Este`;

export const when: typeof english.when = (eastern, own) =>
  own === eastern ? `${clock(eastern)}, hora del Este` : `${clock(eastern)}, hora del Este (${bare(own)} para usted)`;
export const onlineUntil: typeof english.onlineUntil = (time) => `Profesionales en línea hasta ${time}`;
export const backAt: typeof english.backAt = (time) => `Los profesionales vuelven a ${time}; empiece ahora`;

export const longest = backAt(when(providerHours.from * 60, 10 * 60));
