/** The hours as they are said where nothing is known of the visitor's own time; no line breaks within a time. */
export const hoursText = '9\u00A0AM to 9\u00A0PM\u00A0ET';

/** A time in Eastern time and, where that is another, in the visitor's own. */
export const when = (eastern: string, own: string) =>
  own === eastern ? `${eastern}\u00A0ET` : `${eastern}\u00A0ET, your ${own}`;
export const onlineUntil = (time: string) => `Providers online until ${time}`;
export const backAt = (time: string) => `Providers back at ${time}; start now`;

/** The longest of these in any time zone of the states, for the room that it needs before the time is known. */
export const longest = backAt(when('9\u00A0AM', '10\u00A0AM'));
