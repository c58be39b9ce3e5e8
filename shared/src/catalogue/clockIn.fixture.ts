/** The clock of a time zone, by the tables of the machine: what it says at an instant, in minutes since midnight. */
export function clockIn(zone: string): (instant: Date) => number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  return (instant) => {
    const [hours = Number.NaN, minutes = Number.NaN] = format.format(instant).split(':').map(Number);
    return hours * 60 + minutes;
  };
}
