// @vitest-environment node
import { expect, test } from 'vitest';
import { tabOf } from './tabOf';

test('[RT-09] 0, 1 and 2 are the tabs', () => {
  expect(['0', '1', '2'].map(tabOf)).toEqual([0, 1, 2]);
});

test('[RT-09] anything else is 0', () => {
  for (const value of [null, '', '3', '-1', '1.0', '01', ' 1', 'weight-loss', 'NaN', '1e0'])
    expect(tabOf(value)).toBe(0);
});
