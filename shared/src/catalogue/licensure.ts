import { writtenDate } from './licensureTexts/en';
import type { UsState } from './states';

/** Kinds of providers, as their licenses name them: physicians, nurse practitioners, physician assistants. */
export const licenseTypes = ['MD', 'DO', 'NP', 'PA'] as const;
export type LicenseType = (typeof licenseTypes)[number];

/** A row of the provider licensure page. The brand's configuration has them. */
export interface Licensure {
  readonly state: UsState;
  readonly name: string;
  readonly licenseNumber: string;
  readonly type: LicenseType;
  /** Serial number of a day in the spreadsheet that the list comes from; see `dateOfSerial`. */
  readonly date: number;
}

/** The rows with those of a state before all others, each part in the order of the list. */
export function licensuresFrom(list: readonly Licensure[], state: UsState | undefined): readonly Licensure[] {
  const isThere = (row: Licensure) => row.state === state;
  return [...list.filter((row) => isThere(row)), ...list.filter((row) => !isThere(row))];
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
