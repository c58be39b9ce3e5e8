import { expect, test } from 'vitest';
import { alphabetically } from './alphabetical';
import { shownName as english } from './catalogue/names/en';
import { shownName as spanish } from './catalogue/names/es';
import { shownState } from './catalogue/stateNames/es';
import { usStates } from './catalogue/states';
import { treatments } from './catalogue/treatments';

test.each([
  ['English treatments', 'en-US', treatments.map((entry) => english(entry))],
  ['Spanish treatments', 'es-US', treatments.map((entry) => spanish(entry))],
  ['Spanish states', 'es-US', usStates.map((state) => shownState(state))],
  [
    'accents, capitals, digits, spaces and hyphens',
    'es',
    ['Ébola', 'eczema', 'Ojo - niños', 'Ojo', 'ojos', 'COVID-19', 'covid'],
  ],
])('%s stand in the order that a collator gives them', (_what, locale, names) => {
  const { compare } = new Intl.Collator(locale);
  expect([...names].sort(alphabetically)).toEqual([...names].sort(compare));
  for (const one of names)
    for (const other of names) expect(Math.sign(alphabetically(one, other))).toBe(Math.sign(compare(one, other)));
});
