import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { meet, wayOf } from './wayOf';

const launcher = { left: 1000, top: 700, right: 1264, bottom: 756 };
const width = 1280;

test('[AF-10] the launcher stays where nothing is beneath it', () => {
  expect(wayOf(launcher, [{ left: 0, top: 700, right: 900, bottom: 760 }], width)).toEqual({ x: 0, y: 0 });
});

test('[AF-10] goes up above what it would cover, and no further', () => {
  const way = wayOf(launcher, [{ left: 0, top: 720, right: 1280, bottom: 800 }], width);
  expect(way).toEqual({ x: 0, y: -44 });
});

test('[AF-10] goes to the other side where its own is taken up to the top', () => {
  expect(wayOf(launcher, [{ left: 900, top: 0, right: 1280, bottom: 800 }], width)).toEqual({ x: -984, y: 0 });
});

test('[AF-10] gives up where the whole window is taken', () => {
  expect(wayOf(launcher, [{ left: 0, top: 0, right: 1280, bottom: 800 }], width)).toBeUndefined();
});

test('[AF-10] never covers anything, wherever it goes, and is in the window', () => {
  const area = fc
    .record({
      left: fc.nat(1200),
      top: fc.nat(780),
      width: fc.integer({ min: 1, max: 600 }),
      height: fc.integer({ min: 1, max: 90 }),
    })
    .map(({ left, top, width: wide, height }) => ({ left, top, right: left + wide, bottom: top + height }));
  fc.assert(
    fc.property(fc.array(area, { maxLength: 12 }), (taken) => {
      const way = wayOf(launcher, taken, width);
      if (way === undefined) return;
      const moved = {
        left: launcher.left + way.x,
        right: launcher.right + way.x,
        top: launcher.top + way.y,
        bottom: launcher.bottom + way.y,
      };
      expect(taken.filter((other) => meet(moved, other))).toEqual([]);
      expect(moved.top).toBeGreaterThanOrEqual(0);
      expect(moved.left).toBeGreaterThanOrEqual(0);
    }),
  );
});
