import { expect, test } from 'vitest';
import { nearest } from './nearest';

test.each([
  ['langauge', 'language'],
  ['colour', 'color'],
  ['partner-id', 'partner'],
  ['lang', 'language'],
  ['unrelated', undefined],
  ['x', undefined],
])('[WX-12] who writes "%s" means %s', (written, meant) => {
  expect(nearest(written, ['label', 'language', 'color', 'partner'])).toBe(meant);
});
