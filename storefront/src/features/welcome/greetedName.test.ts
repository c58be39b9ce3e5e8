// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { greetedName } from './greetedName';

test.each([
  ['Oak Pharmacy', 'Oak Pharmacy'],
  ["  Joe's   &\n\tSons ", "Joe's & Sons"],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['Farmacia Peña 薬局 💊', 'Farmacia Peña 薬局 💊'],
  ['\u202Eslaeb\u202C Oak\u200B', 'slaeb Oak'],
  ['\u200B\u2060', ''],
  [`Z${'\u0301'.repeat(500)}oo`, 'Z\u0301\u0301oo'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(2000), `${'x'.repeat(60)}…`],
  ['💊'.repeat(2000), `${'💊'.repeat(60)}…`],
])('[WM-01] the pharmacy %j is greeted as %j', (pharmacy, name) => {
  expect(greetedName(pharmacy)).toBe(name);
});

test('[WM-01] whatever the name, what is shown is short, on one line and in reading order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (pharmacy) => {
      const name = greetedName(pharmacy);
      expect(Array.from(name).length).toBeLessThanOrEqual(61);
      expect(name).not.toMatch(/\p{C}|\n/u);
    }),
  );
});
