import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TreatmentSummary } from './catalogue.types';
import { slugOf } from './slug';
import {
  findTreatmentByName,
  findTreatmentByPath,
  isPediatric,
  sortForDisplay,
  treatmentAt,
  treatments,
} from './treatments';

/** Writes a text in mixed case, as a typed address may have it. */
function shuffledCase(text: string): string {
  return text.toLowerCase().replaceAll(/..?/g, (pair) => pair.charAt(0).toUpperCase() + pair.slice(1));
}

describe('address segments', () => {
  test.each([
    ['Headache', 'headache'],
    ['Urinary Tract Infection', 'urinary-tract-infection'],
    ['Shortness of Breath', 'shortness-of-breath'],
    ['Migraine - Headache', 'migraine-headache'],
    ['General Consult - Pediatric', 'general-consult-pediatric'],
    ['COVID-19', 'covid-19'],
    ['Anti-Aging', 'anti-aging'],
    ['  Back   Pain ', 'back-pain'],
  ])('[RT-04] of "%s" is "%s"', (name, segment) => {
    expect(slugOf(name)).toBe(segment);
  });

  test('[RT-04] are the paths of the catalogue', () => {
    expect(treatments.map((entry) => slugOf(entry.name))).toEqual(treatments.map((entry) => entry.path));
  });

  test('[RT-04] stay the same when made again', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(slugOf(slugOf(name))).toBe(slugOf(name));
      }),
    );
  });
});

describe('finding by path', () => {
  test('[RT-04] finds every entry in any case', () => {
    const cases = [(path: string) => path, (path: string) => path.toUpperCase(), shuffledCase];
    for (const inCase of cases)
      expect(treatments.map((entry) => findTreatmentByPath(inCase(entry.path)))).toEqual(treatments);
  });

  test('[RT-04] finds every entry by its name lowercased with each space turned to a hyphen', () => {
    const segments = treatments.map((entry) => entry.name.toLowerCase().replaceAll(' ', '-'));
    expect(segments).toContain('rash---pediatric');
    expect(segments.map(findTreatmentByPath)).toEqual(treatments);
  });

  test.each(['', 'unknown', 'rash/', 'ras', 'rashes', '__proto__', 'constructor', '-', '%72ash'])(
    '[RT-04] finds nothing at "%s"',
    (segment) => {
      expect(findTreatmentByPath(segment)).toBeUndefined();
    },
  );

  test('[DM-01] tells entries that share an id apart', () => {
    expect(treatmentAt('anti-aging')).toMatchObject({ id: '43', name: 'Anti-Aging' });
    expect(treatmentAt('weight-loss')).toMatchObject({ id: '43', name: 'Weight Loss' });
    expect(treatmentAt('abdominal-pain-pediatric')).toMatchObject({ id: '31', name: 'Abdominal Pain - Pediatric' });
    expect(treatmentAt('acute-cough-pediatric')).toMatchObject({ id: '31', name: 'Acute Cough - Pediatric' });
  });
});

describe('finding by name', () => {
  test('finds every entry by its name and its protocol name, in any case', () => {
    const names = [
      treatments.map((entry) => entry.name),
      treatments.map((entry) => entry.genieMdName),
      treatments.map((entry) => shuffledCase(entry.name)),
      treatments.map((entry) => entry.genieMdName.toUpperCase()),
    ];
    for (const list of names) expect(list.map(findTreatmentByName)).toEqual(treatments);
  });

  test('overlooks spaces around the name', () => {
    expect(findTreatmentByName(' rash ')).toBe(treatmentAt('rash'));
  });

  test.each(['', 'Rashes', 'Weight Loss Initial Visit', 'general-consult', 'toString'])(
    'finds nothing named "%s"',
    (name) => {
      expect(findTreatmentByName(name)).toBeUndefined();
    },
  );

  test('no name or protocol name stands for two entries', () => {
    const owners = treatments.flatMap((entry) => [
      ...new Set([entry.name.toLowerCase(), entry.genieMdName.toLowerCase()]),
    ]);
    expect(new Set(owners).size).toBe(owners.length);
  });
});

describe('pediatric entries', () => {
  test('are those whose protocol name says so', () => {
    expect(treatments.filter(isPediatric).map((entry) => entry.path)).toEqual([
      'rash-pediatric',
      'sore-throat-pediatric',
      'general-consult-pediatric',
      'abdominal-pain-pediatric',
      'acute-cough-pediatric',
      'diarrhea-pediatric',
      'earache-pediatric',
      'pinkeye-pediatric',
    ]);
    expect(treatments.filter(isPediatric).every((entry) => entry.name.endsWith('Pediatric'))).toBe(true);
  });
});

function named(...names: readonly string[]): Pick<TreatmentSummary, 'name' | 'path'>[] {
  return names.map((name) => ({ name, path: 'rash' }));
}

function order(...names: readonly string[]): string[] {
  return sortForDisplay(named(...names)).map((item) => item.name);
}

describe('the order of lists', () => {
  test('[HD-03] is any name containing General Consult first, then alphabetical', () => {
    expect(order('Rash', 'Acne', 'General Consult', 'Eczema')).toEqual(['General Consult', 'Acne', 'Eczema', 'Rash']);
    expect(order('Abdominal Pain', 'General Consult - Pediatric', 'A General Consult', 'General Consult')).toEqual([
      'A General Consult',
      'General Consult',
      'General Consult - Pediatric',
      'Abdominal Pain',
    ]);
  });

  test('[HD-03] overlooks case', () => {
    expect(order('b', 'A', 'C', 'd')).toEqual(['A', 'b', 'C', 'd']);
  });

  test('[HD-03] keeps every item and leaves the list it is given as it was', () => {
    const anyName = fc.oneof(fc.constantFrom(...treatments.map((entry) => entry.name)), fc.string());
    fc.assert(
      fc.property(fc.array(anyName), (names) => {
        const items = Object.freeze(named(...names));
        const sorted = sortForDisplay(items);
        expect(sorted).toHaveLength(items.length);
        expect(new Set(sorted)).toEqual(new Set(items));
        const consults = sorted.map((item) => item.name.includes('General Consult'));
        expect(consults).toEqual([...consults].sort((a, b) => Number(b) - Number(a)));
        expect(items.map((item) => item.name)).toEqual(names);
      }),
    );
  });
});
