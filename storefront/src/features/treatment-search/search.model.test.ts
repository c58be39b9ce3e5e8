// @vitest-environment node
import { expect, test } from 'vitest';
import { treatments } from '@front-door/shared/catalogue/treatments';
import { searchByName } from './search.model';

const best = (query: string) => searchByName(query, treatments)[0]?.name;
const names = (query: string) => searchByName(query, treatments).map(({ name }) => name);

test.each([
  ['migrane', 'Migraine - Headache'],
  ['hedache', 'Headache'],
  ['eczma', 'Eczema'],
  ['eczeema', 'Eczema'],
  ['allergys', 'Allergies'],
  ['erectle disfunction', 'Erectile Dysfunction'],
  ['arthritus', 'Arthritis'],
  ['sinsu infection', 'Sinus Infection'],
  ['yeest', 'Yeast Infection'],
  ['pink eye', 'Pinkeye'],
])('[RT-03] finds %s as %s', (typed, name) => {
  expect(best(typed)).toBe(name);
});

test('[RT-03] finds by any word, by a beginning and by initials', () => {
  expect(names('pediatric')).toHaveLength(8);
  expect(best('uri')).toBe('Urinary Tract Infection');
  expect(best('uti')).toBe('Urinary Tract Infection');
  expect(best('covid')).toBe('COVID-19');
});

test('[RT-03] puts exact matches before near ones', () => {
  expect(names('rash')).toEqual(['Rash', 'Rash - Pediatric']);
});

test('[RT-03] lists everything while nothing is typed, and nothing for what is not there', () => {
  expect(searchByName('  ', treatments)).toHaveLength(treatments.length);
  expect(names('xyzzy')).toEqual([]);
  expect(names('zz')).toEqual([]);
});
