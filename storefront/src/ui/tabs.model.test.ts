// @vitest-environment node
import { expect, test } from 'vitest';
import { tabAfterKey } from './tabs.model';

test.each([
  ['horizontal', 'ArrowRight', 'ArrowLeft'],
  ['vertical', 'ArrowDown', 'ArrowUp'],
] as const)('[HW-01] [CT-02] the arrows of a %s list go to the neighbors and round', (orientation, forward, back) => {
  const after = (key: string) => [0, 1, 2].map((selected) => tabAfterKey(key, { orientation, selected, count: 3 }));
  expect(after(forward)).toEqual([1, 2, 0]);
  expect(after(back)).toEqual([2, 0, 1]);
});

const now = { orientation: 'horizontal', selected: 1, count: 3 } as const;

test('[HW-01] Home and End go to the first and the last', () => {
  expect(tabAfterKey('Home', now)).toBe(0);
  expect(tabAfterKey('End', now)).toBe(2);
});

test('[HW-01] any other key is left to the page', () => {
  for (const key of ['ArrowDown', 'Tab', 'Enter', ' ', 'a']) expect(tabAfterKey(key, now)).toBeUndefined();
});
