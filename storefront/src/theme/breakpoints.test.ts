// @vitest-environment node
import { expect, test } from 'vitest';
import { sourceFiles } from '../testing/sourceFiles';
import { breakpoints, media } from './breakpoints';

test('[TH-06] has the five breakpoints', () => {
  expect(breakpoints).toEqual({ sm: '30em', md: '48em', lg: '62em', xl: '80em', '2xl': '96em' });
});

const widths = (limit: 'min' | 'max') =>
  Object.values(media).flatMap((query) =>
    Array.from(query.matchAll(new RegExp(`\\(${limit}-width: ([\\d.]+)em\\)`, 'g')), ([, width]) => Number(width)),
  );

test('[TH-06] queries begin at a breakpoint, at a small phone or at a usual one', () => {
  const own = [20, 22.5];
  const known = new Set([...own, ...Object.values(breakpoints).map((width) => Number.parseFloat(width))]);
  expect(widths('min').filter((width) => !known.has(width))).toEqual([]);
  // Each ends just before another begins.
  expect(widths('max').filter((width) => !known.has(Number((width + 0.01).toFixed(2))))).toEqual([]);
});

test('[TH-06] every query about a width is one of the named ones', () => {
  const asks = /\(\s*(?:(?:min|max)-)?(?:width|inline-size)\s*[:<>=]/;
  const writers = sourceFiles().filter(({ text }) => asks.test(text));
  expect(writers.map(({ path }) => path)).toEqual(['theme/breakpoints.ts']);
});
