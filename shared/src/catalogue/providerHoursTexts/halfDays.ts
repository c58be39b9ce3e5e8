/** A time of day as a clock of twelve hours shows it. */
export interface HalfDayTime {
  /** "8", "6:30". */
  readonly time: string;
  readonly isAfternoon: boolean;
}

/** @param minutes since midnight */
export function halfDayTime(minutes: number): HalfDayTime {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const hour = String(hours % 12 || 12);
  return { time: rest === 0 ? hour : `${hour}:${String(rest).padStart(2, '0')}`, isAfternoon: hours >= 12 };
}
