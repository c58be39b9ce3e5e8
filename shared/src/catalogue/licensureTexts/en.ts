const months = 'January February March April May June July August September October November December'.split(' ');

/** A day as it is written out, "January 1, 2024". @param month 0 to 11 */
export const writtenDate = (day: number, month: number, year: number) =>
  `${String(months[month])} ${String(day)}, ${String(year)}`;
