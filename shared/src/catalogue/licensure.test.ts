import { describe, expect, test } from 'vitest';
import { dateOfSerial, licensuresFrom, readableSerial, type Licensure } from './licensure';
import * as english from './licensureTexts/en';
import * as spanish from './licensureTexts/es';
import type { UsState } from './states';

const row = (state: UsState, name: string) =>
  ({ state, name, licenseNumber: name, type: 'MD', date: 45292 }) as const satisfies Licensure;

test('[LC-01] the rows of a state come before all others, each part in the order of the list', () => {
  const list = [row('California', 'A'), row('Vermont', 'B'), row('California', 'C'), row('Vermont', 'D')];
  const names = (state?: UsState) => licensuresFrom(list, state).map(({ name }) => name);
  expect(names('Vermont')).toEqual(['B', 'D', 'A', 'C']);
  expect(names('Texas')).toEqual(['A', 'B', 'C', 'D']);
  expect(names()).toEqual(['A', 'B', 'C', 'D']);
  expect(licensuresFrom([], 'Vermont')).toEqual([]);
});

describe('dateOfSerial', () => {
  test.each([
    [1, '1900-01-01'],
    [59, '1900-02-28'],
    [61, '1900-03-01'],
    [25569, '1970-01-01'],
    [36526, '2000-01-01'],
    [45292, '2024-01-01'],
    [45351, '2024-02-29'],
    [2_958_465, '9999-12-31'],
  ])('[LC-01] reads %i as %s', (serial, day) => {
    expect(dateOfSerial(serial)?.toISOString()).toBe(`${day}T00:00:00.000Z`);
  });

  test('[LC-01] drops the time of day', () => {
    expect(dateOfSerial(45292.999)).toEqual(dateOfSerial(45292));
  });

  test.each([0, -1, 60, 60.5, 2_958_466, Number.NaN, Number.POSITIVE_INFINITY])(
    '[LC-01] finds no day behind %d',
    (serial) => {
      expect(dateOfSerial(serial)).toBeUndefined();
      expect(readableSerial(serial)).toBe('');
    },
  );
});

test('[LC-01] a serial number has a date to read, the same in every time zone', () => {
  expect(readableSerial(45292)).toBe('January 1, 2024');
  expect(readableSerial(45351)).toBe('February 29, 2024');
});

test.each([
  ['en-US', english],
  ['es-US', spanish],
])(
  '[ES-03] [LC-01] in %s a date is written as browsers write it, on every day of a year',
  (locale, { writtenDate }) => {
    for (let day = 1; day <= 366; day += 1) {
      const date = new Date(Date.UTC(2024, 0, day));
      const written = date.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
      expect(writtenDate(date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear())).toBe(written);
    }
  },
);
