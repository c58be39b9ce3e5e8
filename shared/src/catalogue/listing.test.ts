import { expect, test } from 'vitest';
import { categories, findCategory } from './categories';
import { inColumns, treatmentsOf } from './listing';

const list = (length: number) => Array.from({ length }, (_, index) => index);

test('[HD-03] lists General Consult first, then the rest by alphabet', () => {
  const names = treatmentsOf(findCategory('urgent-care') ?? {}).map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(['General Consult', 'Abdominal Pain', 'Acute Cough']);
  expect(names.at(-1)).toBe('Urinary Tract Infection');
  expect(names).toHaveLength(22);
});

test('[HD-03] finds every treatment that a category names', () => {
  for (const category of categories) expect(treatmentsOf(category)).toHaveLength(category.treatments?.length ?? 0);
});

test('[HD-03] [CA-02] splits a list of more than 10 at the ceiling of half', () => {
  expect(inColumns(list(10))).toEqual([list(10)]);
  expect(inColumns(list(11)).map((column) => column.length)).toEqual([6, 5]);
  expect(inColumns(list(22)).map((column) => column.length)).toEqual([11, 11]);
  expect(inColumns(list(11)).flat()).toEqual(list(11));
});
