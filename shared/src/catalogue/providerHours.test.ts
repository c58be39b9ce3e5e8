import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockIn } from './clockIn.fixture';
import { hoursAt, longestHoursText } from './providerHours';
import * as english from './providerHoursTexts/en';
import * as spanish from './providerHoursTexts/es';
import { providerHours } from './providerTimes';

/** Browsers write the half of the day in several ways. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[.\s]/g, '');

const at = (iso: string, zone: string = providerHours.zone) => hoursAt(new Date(iso), clockIn(zone));

describe('[AF-03] when providers are online', () => {
  test.each([
    ['2026-01-15T18:00:00Z', 'America/Chicago', 'Providers online until 9\u00A0PM\u00A0ET, your 8\u00A0PM'],
    ['2026-07-15T18:00:00Z', 'America/Phoenix', 'Providers online until 9\u00A0PM\u00A0ET, your 6\u00A0PM'],
    ['2026-07-15T18:00:00Z', 'America/New_York', 'Providers online until 9\u00A0PM\u00A0ET'],
    ['2026-01-15T05:00:00Z', 'America/Chicago', 'Providers back at 9\u00A0AM\u00A0ET, your 8\u00A0AM; start now'],
    ['2026-01-15T05:00:00Z', 'Pacific/Honolulu', 'Providers back at 9\u00A0AM\u00A0ET, your 4\u00A0AM; start now'],
    ['2026-01-15T05:00:00Z', 'Asia/Kolkata', 'Providers back at 9\u00A0AM\u00A0ET, your 7:30\u00A0PM; start now'],
  ])('at %s somebody in %s reads "%s"', (iso, zone, text) => {
    expect(at(iso, zone).text).toBe(text);
  });

  test('9 AM is within the hours, 9 PM is not', () => {
    expect(at('2026-01-15T13:59:59Z').areOnline).toBe(false);
    expect(at('2026-01-15T14:00:00Z').areOnline).toBe(true);
    expect(at('2026-01-16T01:59:59Z').areOnline).toBe(true);
    expect(at('2026-01-16T02:00:00Z').areOnline).toBe(false);
  });

  test.each([
    // The clocks go forward on March 8 and back on November 1, at 2 AM.
    ['2026-03-08T03:30:00Z', '2026-03-08T13:00:00.000Z'],
    ['2026-03-08T06:59:00Z', '2026-03-08T13:00:00.000Z'],
    ['2026-11-01T03:00:00Z', '2026-11-01T14:00:00.000Z'],
    ['2026-11-01T05:30:00Z', '2026-11-01T14:00:00.000Z'],
    ['2026-11-01T06:30:00Z', '2026-11-01T14:00:00.000Z'],
  ])('in a night in which the clocks change, at %s, they are back at %s', (iso, changes) => {
    expect(at(iso).changes.toISOString()).toBe(changes);
  });

  test.each(['America/New_York', 'America/Puerto_Rico', 'America/Chicago', 'America/Los_Angeles', 'Pacific/Honolulu'])(
    '[HM-04] nothing that is said in %s is longer than the room kept for it',
    (zone) => {
      for (let hour = 0; hour < 24; hour += 1) {
        const { areOnline, changes, text } = at(new Date(Date.UTC(2026, 6, 15, hour)).toISOString(), zone);
        expect(text.length).toBeLessThanOrEqual(longestHoursText.length);
        const when = spanish.when(clockIn(providerHours.zone)(changes), clockIn(zone)(changes));
        const inSpanish = areOnline ? spanish.onlineUntil(when) : spanish.backAt(when);
        expect(inSpanish.length).toBeLessThanOrEqual(spanish.longest.length);
      }
    },
  );

  test('what is said holds until it changes, at any instant of any year', () => {
    const instants = fc.date({ min: new Date('2010-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    fc.assert(
      fc.property(instants, zones, fc.double({ min: 0, max: 0.999, noNaN: true }), (instant, zone, part) => {
        const own = clockIn(zone);
        const { areOnline, changes, text } = hoursAt(instant, own);
        const left = changes.getTime() - instant.getTime();
        expect(left).toBeGreaterThan(0);
        expect(left).toBeLessThanOrEqual(13 * 3_600_000);
        const between = hoursAt(new Date(instant.getTime() + Math.floor(left * part)), own);
        expect(between).toEqual({ areOnline, changes, text });
        expect(hoursAt(changes, own).areOnline).toBe(!areOnline);
        const clock = changes.toLocaleTimeString('en-GB', { timeZone: providerHours.zone });
        expect(clock).toBe(areOnline ? '21:00:00' : '09:00:00');
      }),
      { numRuns: 300 },
    );
  });

  test('Eastern time is that of the time zone tables, at every change and around it', () => {
    const eastern = clockIn(providerHours.zone);
    const faults: string[] = [];
    for (let year = 2007; year <= 2045; year += 1)
      for (const from of [Date.UTC(year, 2, 7), Date.UTC(year, 9, 31)])
        for (let time = from; time < from + 9 * 86_400_000; time += 30 * 60_000) {
          const instant = new Date(time);
          const { areOnline, changes } = hoursAt(instant, eastern);
          const clock = eastern(instant);
          const isRight = areOnline === (clock >= 9 * 60 && clock < 21 * 60);
          if (!isRight || eastern(changes) !== (areOnline ? 21 : 9) * 60) faults.push(instant.toISOString());
        }
    expect(faults).toEqual([]);
  });

  test('a visitor’s own clock is the one of the machine', () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    for (const instant of ['2026-01-15T18:00:00Z', '2026-07-15T05:00:00Z'])
      expect(hoursAt(new Date(instant)).text).toBe(at(instant, timeZone).text);
  });

  test.each([
    ['es-US', spanish.when(9 * 60, 9 * 60), 9],
    ['es-US', spanish.when(13 * 60, 13 * 60), 13],
    ['en-US', english.when(0, 0), 0],
    ['en-US', english.when(12 * 60, 12 * 60), 12],
  ])('in %s "%s" is as the language writes %d o’clock', (locale, said, hour) => {
    const written = new Date(2026, 0, 1, hour).toLocaleTimeString(locale, { hour: 'numeric', hour12: true });
    expect(plain(said)).toContain(plain(written));
  });
});
