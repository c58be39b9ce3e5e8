import { treatments } from '@front-door/shared/catalogue/treatments';
import { expect, test } from 'vitest';
import { adultEntry, childEntry, complaintOf, complaints, pediatricTwins, teenEntries } from './complaints';

const isPediatric = (path: string) => path.endsWith('-pediatric');
const told = complaints.filter((complaint) => complaint !== 'none');

test('every entry stands for a complaint that the model tells apart', () => {
  for (const { path } of treatments) expect(complaints).toContain(complaintOf(path));
  expect(new Set(complaints).size).toBe(complaints.length);
});

test('[LU-03] a grown person’s complaint never leads to a child’s entry', () => {
  expect(told.map(adultEntry).filter(isPediatric)).toEqual([]);
});

test('[LU-03] a child’s complaint leads to a child’s entry, but for those of teenagers', () => {
  for (const complaint of told) expect(childEntry(complaint, false)).toSatisfy(isPediatric);
  for (const complaint of told) {
    const entry = childEntry(complaint, true);
    expect(isPediatric(entry) || teenEntries.includes(entry)).toBe(true);
  }
});

test('[LU-03] an entry and its complaint lead to each other', () => {
  for (const [adult, child] of Object.entries(pediatricTwins)) expect(complaintOf(child)).toBe(adult);
  for (const { path } of treatments) {
    const complaint = complaintOf(path);
    if (complaint === 'none') throw new Error('an entry stands for no complaint');
    expect(isPediatric(path) ? childEntry(complaint, false) : adultEntry(complaint)).toBe(path);
  }
});

test('[LU-06] a child’s complaint without an entry of its own leads to the pediatric general consult', () => {
  expect(childEntry('gout', false)).toBe('general-consult-pediatric');
  expect(childEntry('birth-control', true)).toBe('general-consult-pediatric');
  expect(childEntry('eczema', false)).toBe('rash-pediatric');
  expect(childEntry('diarrhea', false)).toBe('diarrhea-pediatric');
});
