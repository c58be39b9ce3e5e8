import { writtenDate } from './licensureTexts/en';
import type { UsState } from './states';

/** A row of the provider licensure page. */
export interface Licensure {
  readonly state: UsState;
  readonly name: string;
  readonly licenseNumber: string;
  readonly type: 'MD' | 'NP';
  /** Serial number of a day in the spreadsheet that the list comes from; see `dateOfSerial`. */
  readonly date: number;
}

/** Sample rows: made-up people and numbers, which a deployment replaces with its own. */
export const licensures: readonly Licensure[] = [
  { state: 'California', name: 'Orlaith Venmarr', licenseNumber: 'SAMPLE-CA-0001', type: 'MD', date: 44593 },
  { state: 'California', name: 'Tobiah Quillstrand', licenseNumber: 'SAMPLE-CA-0002', type: 'MD', date: 44866 },
  { state: 'California', name: 'Imaru Solhaven', licenseNumber: 'SAMPLE-CA-0003', type: 'MD', date: 45108 },
  { state: 'Massachusetts', name: 'Orlaith Venmarr', licenseNumber: 'SAMPLE-MA-0001', type: 'MD', date: 44682 },
  { state: 'Massachusetts', name: 'Calder Brightwen', licenseNumber: 'SAMPLE-MA-0002', type: 'MD', date: 45017 },
  { state: 'Rhode Island', name: 'Calder Brightwen', licenseNumber: 'SAMPLE-RI-0001', type: 'MD', date: 45061 },
  { state: 'Rhode Island', name: 'Sunniva Adelquist', licenseNumber: 'SAMPLE-RI-0002', type: 'MD', date: 45292 },
  { state: 'Vermont', name: 'Sunniva Adelquist', licenseNumber: 'SAMPLE-VT-0001', type: 'MD', date: 45139 },
  { state: 'Vermont', name: 'Nerissa Fallowby', licenseNumber: 'SAMPLE-VT-0002', type: 'NP', date: 45351 },
];

/** The rows with those of a state before all others, each part in the order of the list. */
export function licensuresFrom(state: UsState | undefined): readonly Licensure[] {
  const isThere = (row: Licensure) => row.state === state;
  return [...licensures.filter((row) => isThere(row)), ...licensures.filter((row) => !isThere(row))];
}

const millisecondsPerDay = 86_400_000;
/** 9999-12-31, the last day of the date system. */
const lastSerial = 2_958_465;
/** The system counts February 29, 1900, a day that never was. */
const leapDayOf1900 = 60;

/**
 * The day that a spreadsheet's serial number stands for, in the 1900 date system: 1 is January 1, 1900. The
 * system takes 1900 for a leap year, so from March 1, 1900 (61) on every number is one higher than the count of days.
 *
 * @param serial a fraction, which is a time of day, is dropped.
 * @returns the day at midnight UTC; `undefined` for 60, which is no day, and outside 1 to 2,958,465 (9999-12-31).
 */
export function dateOfSerial(serial: number): Date | undefined {
  const day = Math.floor(serial);
  if (!(day >= 1 && day <= lastSerial) || day === leapDayOf1900) return undefined;
  const dayBeforeFirst = Date.UTC(1899, 11, day > leapDayOf1900 ? 30 : 31);
  return new Date(dayBeforeFirst + day * millisecondsPerDay);
}

/**
 * A serial number as a date to read ("January 1, 2024") in the edition's language; empty when it stands for no day. Browsers
 * write dates too, and set that up on a slow phone for 80 ms while the page is starting.
 */
export function readableSerial(serial: number): string {
  const date = dateOfSerial(serial);
  return date === undefined ? '' : writtenDate(date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear());
}
