import { assert, double, property, tuple, type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { black, contrastOf, hexOf, leastContrast, readableOn, white, type Rgb } from './contrast';

const channel = double({ min: 0, max: 1, noNaN: true });
const color: Arbitrary<Rgb> = tuple(channel, channel, channel);

test.each<[Rgb, Rgb, number]>([
  [white, black, 21],
  [white, white, 1],
  [[0x76 / 255, 0x76 / 255, 0x76 / 255], white, 4.54],
  [[0, 0x66 / 255, 0x99 / 255], white, 6.25],
])('[WE-08] the contrast of %j and %j is %d', (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 1);
  expect(contrastOf(other, one)).toBe(contrastOf(one, other));
});

test('[WE-08] every color can be read on every ground, darkened or lightened where it must be', () => {
  assert(
    property(color, color, (ground, any) => {
      expect(contrastOf(readableOn(ground, any), ground)).toBeGreaterThanOrEqual(leastContrast);
    }),
  );
});

test('[WE-08] on every color, white or black can be read', () => {
  assert(
    property(color, (any) => {
      expect(Math.max(contrastOf(any, white), contrastOf(any, black))).toBeGreaterThanOrEqual(leastContrast);
    }),
  );
});

test('a color that can be read on the ground stays as it is', () => {
  expect(readableOn(white, [0, 0.4, 0.6])).toEqual([0, 0.4, 0.6]);
  expect(readableOn(black, [1, 0.8, 0.2])).toEqual([1, 0.8, 0.2]);
});

test('a color is written in six digits', () => {
  expect([hexOf(white), hexOf(black), hexOf([0, 0.4, 0.6])]).toEqual(['#ffffff', '#000000', '#006699']);
});
