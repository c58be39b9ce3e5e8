import { expect, test } from 'vitest';
import { hashedKey, readHashed, writeColumns } from './hashed';

const bits = 16;
const column = (weights: Readonly<Record<string, number>>) =>
  new Map(Object.entries(weights).map(([name, weight]) => [hashedKey(name, bits), weight]));

test('[EM-01] columns of many keys, of few and of none are read as they were written', () => {
  const many = Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`w ${index}`, (index % 7) - 3]));
  const few = { 'w 3': -2, 'w 399': 100, 'w other': 1 };
  const sumsOf = readHashed({ unit: 0.5, bits, bias: [1, 2, 3], ...writeColumns([many, few, {}].map(column)) });
  const sums = (name: string) => sumsOf([[name, 1]]);

  expect(sums('w 3')).toEqual([1, 1, 3]);
  expect(sums('w 5')).toEqual([2, 2, 3]);
  expect(sums('w 399')).toEqual([0.5 * ((399 % 7) - 3) + 1, 52, 3]);
  expect(sums('w other')).toEqual([1, 2.5, 3]);
  expect(sums('w none')).toEqual([1, 2, 3]);
});
