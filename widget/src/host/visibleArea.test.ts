import { expect, test } from 'vitest';
import { visibleArea } from './visibleArea';

const view = { height: 300, offsetTop: 0, scale: 1 };

test('[WP-18] is what a keyboard leaves of the window', () => {
  expect(visibleArea(740, view)).toEqual({ covered: 440, uncovered: 300 });
  expect(visibleArea(740, { ...view, offsetTop: 100 })).toEqual({ covered: 340, uncovered: 300 });
});

test.each([
  ['no keyboard', { ...view, height: 740 }],
  ["a browser's own bar", { ...view, height: 680 }],
  ['a page that is zoomed into', { ...view, scale: 2 }],
  ['no way to tell', null],
])('[WP-18] is nothing with %s', (_, seen) => {
  expect(visibleArea(740, seen)).toBeUndefined();
});
