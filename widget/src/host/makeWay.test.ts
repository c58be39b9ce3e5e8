import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeAbove, type Box } from './makeWay';

const windowHeight = 720;
const launcher: Box = { top: 648, bottom: 704, left: 1057, right: 1264 };
const box = (top: number, left: number, height = 24, width = 120): Box => ({
  top,
  bottom: top + height,
  left,
  right: left + width,
});
const covers = (own: Box, lift: number, other: Box) =>
  other.top < own.bottom - lift && other.bottom > own.top - lift && other.left < own.right && other.right > own.left;

describe('[AF-10] the launcher', () => {
  test.each<[string, readonly Box[], number]>([
    ['stays where nothing is below it', [], 0],
    ['stays beside what is below it', [box(660, 20)], 0],
    ['stays below what is above it', [box(600, 1100)], 0],
    ['goes above a link', [box(660, 1100)], 704 - (660 - 8)],
    ['goes above two that stand upon each other', [box(575, 1100), box(660, 1100)], 704 - (575 - 8)],
    ['stays between two that leave it room', [box(500, 1100), box(660, 1100)], 704 - (660 - 8)],
    ['is not moved by what has no size', [box(660, 1100, 0, 0)], 0],
    ['stays on what is higher than half the window', [box(0, 900, 720, 300)], 0],
    ['stays where there is no room', [0, 200, 400, 600].map((top) => box(top, 1100, 190)), 0],
  ])('%s', (_, others, lift) => {
    expect(placeAbove(launcher, others, windowHeight)).toBe(lift);
  });

  test('covers nothing wherever it goes, and is never out of the window', () => {
    const anyBox = fc.record({
      top: fc.integer({ min: -100, max: 800 }),
      left: fc.integer({ min: 900, max: 1280 }),
      height: fc.integer({ min: 1, max: 300 }),
    });
    fc.assert(
      fc.property(fc.array(anyBox, { maxLength: 6 }), (boxes) => {
        const others = boxes.map(({ top, left, height }) => box(top, left, height));
        const lift = placeAbove(launcher, others, windowHeight);
        expect(launcher.top - lift).toBeGreaterThanOrEqual(0);
        expect(lift).toBeGreaterThanOrEqual(0);
        expect(lift === 0 ? [] : others.filter((other) => covers(launcher, lift, other))).toEqual([]);
      }),
    );
  });
});
