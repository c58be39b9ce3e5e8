import { expect, test } from 'vitest';
import { read } from './testing';
import { childFeatures, featuresOfUnits, longestSpan } from './understand';

const names = (message: string, child = false) => {
  const understood = read(message);
  return featuresOfUnits(understood, understood.units, child).map(([name]) => name);
};

test('[LU-08] concepts are told by name, and with the place that they are told of', () => {
  expect(names('my throat hurts')).toEqual(expect.arrayContaining(['k throat', 'k pain', 'k throat pain']));
});

test('[SE-02] both languages tell the same concepts', () => {
  const found = names('me duele la garganta').filter((name) => name.startsWith('k '));
  expect(found).toEqual(expect.arrayContaining(['k throat', 'k pain', 'k throat pain']));
});

test('[SE-03] a denied concept is told as denied', () => {
  const found = names('a cough but no fever');
  expect(found).toContain('no k fever');
  expect(found).not.toContain('k fever');
});

test('[LU-02] what is doubted is not told at all', () => {
  expect(names('i doubt it is covid, runny nose').filter((name) => name.includes('covid'))).toEqual([]);
});

test.for([
  ['cough for 3 days', 'm short'],
  ['cough for 5 weeks', 'm long'],
  ['cough for 9 weeks', 'm long'],
  ['cough for 13 weeks', 'm chronic'],
] as const)('[SE-05] [DM-05] "%s" is marked %s', ([message, mark]) => {
  expect(names(message).filter((name) => name.startsWith('m '))).toEqual([mark]);
});

test('the longest span told counts, and only of the parts asked for', () => {
  const { reading, units } = read('cough for 3 days. headache for 2 weeks');
  expect(longestSpan(reading, units)).toBe(14);
  expect(longestSpan(reading, units.slice(0, 1))).toBe(3);
  expect(longestSpan(reading, [])).toBeUndefined();
});

test('[SE-04] a child and the sex are marked', () => {
  expect(names('losing hair', true)).toContain('m child');
  expect(names('my wife is losing hair')).toContain('m woman');
  expect(names('im a guy losing hair')).toContain('m man');
});

test.for([
  ['my 4 yo has a cough', ['m child alone', 'm age child']],
  ['im 45, cough', ['m age grown']],
  ['my son coughs. i have a rash', ['m child beside self']],
] as const)('[LU-03] "%s" tells who is ill by %s', ([message, marks]) => {
  const understood = read(message);
  const found = childFeatures(understood, understood.units).map(([name]) => name);
  expect(found).toEqual(expect.arrayContaining([...marks]));
});

test('tags and addresses are no words', () => {
  expect(read('rash <b class="x">on</b> arm https://example.com/rash?x=1').words.map(({ text }) => text)).toEqual([
    'rash',
    'on',
    'arm',
  ]);
});
