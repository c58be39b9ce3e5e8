import * as texts from './providerHoursTexts/en';
import { providerHours } from './providerTimes';

export { hoursText, longest as longestHoursText } from './providerHoursTexts/en';

const minute = 60_000;
const day = 24 * 60;

/** What holds at one instant. */
export interface HoursNow {
  readonly areOnline: boolean;
  /** When that changes. */
  readonly changes: Date;
  /** "Providers online until 9 PM ET, your 8 PM". */
  readonly text: string;
}

/** What somebody's clock says at an instant, in minutes since midnight. */
type Clock = (instant: Date) => number;

const ownClock: Clock = (instant) => instant.getHours() * 60 + instant.getMinutes();

/**
 * Whether providers are online at an instant, and until when, or from when on, in Eastern time and in the visitor's own.
 *
 * @param own the visitor's clock; that of the browser when absent
 */
export function hoursAt(instant: Date, own = ownClock): HoursNow {
  const clock = easternClock(instant);
  const areOnline = clock >= providerHours.from * 60 && clock < providerHours.until * 60;
  const changes = nextEastern(instant, areOnline ? providerHours.until : providerHours.from);
  const when = texts.when(easternClock(changes), own(changes));
  return { areOnline, changes, text: areOnline ? texts.onlineUntil(when) : texts.backAt(when) };
}

/** The first instant after this one at which it is a full hour in Eastern time. */
function nextEastern(instant: Date, hour: number): Date {
  const start = Math.floor(instant.getTime() / minute) * minute;
  const ahead = (hour * 60 - easternClock(instant) + day) % day;
  const guess = start + ahead * minute;
  // A night in which the clocks change is an hour shorter or longer.
  const off = easternClock(new Date(guess)) - hour * 60;
  return new Date(guess - off * minute);
}

/**
 * Eastern clocks as US law has set them since 2007 (Energy Policy Act of 2005): an hour ahead from the second Sunday of March
 * to the first of November, both at 2 AM. `Intl.DateTimeFormat` knows it too, and takes a slow phone 75 ms to set up while a
 * page is starting; a test holds both equal.
 */
const easternClock: Clock = (instant) => {
  const year = instant.getUTCFullYear();
  const isAhead =
    instant.getTime() >= firstSunday(year, 'March', 8, 7) && instant.getTime() < firstSunday(year, 'November', 1, 6);
  return (instant.getUTCHours() * 60 + instant.getUTCMinutes() - (isAhead ? 4 : 5) * 60 + day) % day;
};

/** The first Sunday on or after a date, at an hour, all in UTC. */
function firstSunday(year: number, month: 'March' | 'November', date: number, hour: number): number {
  const index = month === 'March' ? 2 : 10;
  const weekday = new Date(Date.UTC(year, index, date)).getUTCDay();
  return Date.UTC(year, index, date + ((7 - weekday) % 7), hour);
}
