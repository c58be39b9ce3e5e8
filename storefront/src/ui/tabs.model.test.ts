// @vitest-environment node
import { expect, test } from 'vitest';
import { tabAfterKey } from './tabs.model';

test('[HW-01] the arrows go to the neighbors and round', () => {
  expect([0, 1, 2].map((tab) => tabAfterKey('ArrowRight', tab, 3))).toEqual([1, 2, 0]);
  expect([0, 1, 2].map((tab) => tabAfterKey('ArrowLeft', tab, 3))).toEqual([2, 0, 1]);
});

test('[HW-01] Home and End go to the first and the last', () => {
  expect(tabAfterKey('Home', 1, 3)).toBe(0);
  expect(tabAfterKey('End', 1, 3)).toBe(2);
});

test('[HW-01] any other key is left to the page', () => {
  for (const key of ['ArrowDown', 'Tab', 'Enter', ' ', 'a']) expect(tabAfterKey(key, 1, 3)).toBeUndefined();
});
