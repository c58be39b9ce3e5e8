import { expect, test } from 'vitest';
import { shownState } from '@front-door/shared/catalogue/stateNames/es';
import { firstOf } from './es';

test('[ES-03] one license or more, in a state or in the district', () => {
  expect(firstOf(2, shownState('Vermont'))).toBe('2 licencias en Vermont, al principio de la lista.');
  expect(firstOf(1, shownState('New York'))).toBe('1 licencia en Nueva York, al principio de la lista.');
  expect(firstOf(1, shownState('District of Columbia'))).toContain('en el Distrito de Columbia');
});
