import { providerHours } from '../providerTimes';
import { halfDayTime } from './halfDays';

function clock(minutes: number): string {
  const { time, isAfternoon } = halfDayTime(minutes);
  return `${time}\u00A0${isAfternoon ? 'PM' : 'AM'}`;
}

/** The hours as they are said where nothing is known of the visitor's own time; no line breaks within a time. */
export const hoursText = `${clock(providerHours.from * 60)} to ${clock(providerHours.until * 60)}\u00A0ET`;

/** A time in Eastern time and, where that is another, in the visitor's own; in minutes since midnight. */
export const when = (eastern: number, own: number) =>
  own === eastern ? `${clock(eastern)}\u00A0ET` : `${clock(eastern)}\u00A0ET, your ${clock(own)}`;
export const onlineUntil = (time: string) => `Providers online until ${time}`;
export const backAt = (time: string) => `Providers back at ${time}; start now`;

/** The longest of these in any time zone of the states, for the room that it needs before the time is known. */
export const longest = backAt(when(providerHours.from * 60, 10 * 60));
