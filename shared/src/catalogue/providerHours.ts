import { edition } from '../edition/en';
import * as texts from './providerHoursTexts/en';

/** When providers are online: all seven days, in Eastern time (specification 9). */
export const providerHours = { zone: 'America/New_York', from: 9, until: 21 } as const;

export { hoursText, longest as longestHoursText } from './providerHoursTexts/en';

const minute = 60_000;
const day = 24 * 60;

const easternClock = new Intl.DateTimeFormat('en-US', {
  timeZone: providerHours.zone,
  hourCycle: 'h23',
  hour: '2-digit',
  minute: '2-digit',
});

/** What holds at one instant. */
export interface HoursNow {
  readonly areOnline: boolean;
  /** When that changes. */
  readonly changes: Date;
  /** "Providers online until 9 PM ET, your 8 PM". */
  readonly text: string;
}

/**
 * Whether providers are online at an instant, and until when, or from when on, in Eastern time and in the visitor's own.
 *
 * @param zone IANA name of the visitor's time zone; the browser's own when absent
 * @throws RangeError for a zone that is none.
 */
export function hoursAt(instant: Date, zone?: string): HoursNow {
  const clock = easternMinutes(instant);
  const areOnline = clock >= providerHours.from * 60 && clock < providerHours.until * 60;
  const changes = nextEastern(instant, areOnline ? providerHours.until : providerHours.from);
  const eastern = timeIn(changes, providerHours.zone);
  const own = timeIn(changes, zone);
  const when = texts.when(eastern, own);
  return { areOnline, changes, text: areOnline ? texts.onlineUntil(when) : texts.backAt(when) };
}

/** The first instant after this one at which it is a full hour in Eastern time. */
function nextEastern(instant: Date, hour: number): Date {
  const start = Math.floor(instant.getTime() / minute) * minute;
  const ahead = (hour * 60 - easternMinutes(instant) + day) % day;
  const guess = start + ahead * minute;
  // A night in which the clocks change is an hour shorter or longer.
  const off = easternMinutes(new Date(guess)) - hour * 60;
  return new Date(guess - off * minute);
}

/** Minutes since midnight on Eastern clocks. */
function easternMinutes(instant: Date): number {
  const parts = easternClock.formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return read('hour') * 60 + read('minute');
}

/** "8 PM", "6:30 AM", with no-break spaces. */
function timeIn(instant: Date, timeZone: string | undefined): string {
  const time = new Intl.DateTimeFormat(edition.locale, { hour: 'numeric', minute: '2-digit', hour12: true, timeZone });
  return time.format(instant).replace(':00', '').replaceAll(/\s/g, '\u00A0');
}
