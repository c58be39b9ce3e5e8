/** The hours as they are said where nothing is known of the visitor's own time. */
export const hoursText = '9 AM to 9 PM ET';

/** A time in Eastern time and, where that is another, in the visitor's own. */
export const when = (eastern: string, own: string) =>
  own === eastern ? `${eastern} ET` : `${eastern} ET, your ${own}`;
export const onlineUntil = (time: string) => `Providers online until ${time}`;
export const backAt = (time: string) => `Providers back at ${time}; start now`;
