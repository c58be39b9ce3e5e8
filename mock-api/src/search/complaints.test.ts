import { factsOf } from '@front-door/shared/catalogue/facts/facts';
import { treatments } from '@front-door/shared/catalogue/treatments';
import { expect, test } from 'vitest';
import { adultEntry, childEntry, complaintOf, complaints, entryFor, isWithin } from './complaints';

const isPediatric = (path: string) => path.endsWith('-pediatric');
const told = complaints.filter((complaint) => complaint !== 'none');

test('every entry stands for a complaint that the model tells apart', () => {
  for (const { path } of treatments) expect(complaints).toContain(complaintOf(path));
  expect(new Set(complaints).size).toBe(complaints.length);
});

test('[LU-03] a grown person’s complaint never leads to a child’s entry', () => {
  expect(told.map(adultEntry).filter(isPediatric)).toEqual([]);
});

test('[LU-03] a child’s complaint leads to a child’s entry', () => {
  for (const complaint of told) expect(childEntry(complaint)).toSatisfy(isPediatric);
});

test('[LU-03] an entry and its complaint lead to each other', () => {
  for (const { path } of treatments) {
    const complaint = complaintOf(path);
    expect(isPediatric(path) ? childEntry(complaint) : adultEntry(complaint)).toBe(path);
  }
});

const years = (count: number) => ({ fromMonths: count * 12, toMonths: count * 12 + 11.9 });

test('[LU-03] [AF-05] whom an entry is for is what the facts say: else the general consult, a child’s or a grown person’s', () => {
  for (const complaint of told)
    for (const age of [0, 1, 2, 3, 9, 13, 15, 17, 18, 40, 64, 65, 80].map(years)) {
      const child = age.toMonths < 216;
      const entry = entryFor(complaint, { child, ages: [age] });
      expect(entry === 'general-consult' || isWithin(age, factsOf(entry).ages)).toBe(true);
      expect(isPediatric(entry)).toBe(child);
    }
  expect(entryFor('acne', { child: true, ages: [years(15)] })).toBe('general-consult-pediatric');
  expect(entryFor('acne', { child: false, ages: [years(18)] })).toBe('acne');
  expect(entryFor('sore-throat', { child: true, ages: [years(2)] })).toBe('general-consult-pediatric');
  expect(entryFor('sore-throat', { child: true, ages: [years(3)] })).toBe('sore-throat-pediatric');
  expect(entryFor('gout', { child: false, ages: [years(64)] })).toBe('gout');
  expect(entryFor('gout', { child: false, ages: [years(65)] })).toBe('general-consult');
});

test('[LU-06] a child’s complaint without an entry of its own leads to the pediatric general consult', () => {
  expect(childEntry('gout')).toBe('general-consult-pediatric');
  expect(childEntry('birth-control')).toBe('general-consult-pediatric');
  expect(childEntry('eczema')).toBe('rash-pediatric');
  expect(childEntry('diarrhea')).toBe('diarrhea-pediatric');
});
