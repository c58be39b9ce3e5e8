// @vitest-environment node
import { expect, test } from 'vitest';
import { fontsCss } from './fonts';

const css = fontsCss('/assets/nunito.woff2');

test('[TH-01] serves the rounded web font from this site', () => {
  expect(css).toContain('font-family:Nunito;font-weight:200 1000');
  expect(css).toContain('src:url(/assets/nunito.woff2)');
  expect(css).not.toContain('//');
});

test('[TH-01] has a fallback of the same metrics for every weight in use', () => {
  const ranges = [...css.matchAll(/"Nunito Fallback";font-weight:(\d+) (\d+)/g)].map(([, from, to]) => [
    Number(from),
    Number(to),
  ]);
  for (const weight of [400, 600, 700, 800, 900]) {
    expect(ranges.filter(([from = 0, to = 0]) => from <= weight && weight <= to)).toHaveLength(1);
  }
  expect(css.match(/size-adjust:[\d.]+%;ascent-override:[\d.]+%;descent-override:[\d.]+%/g)).toHaveLength(5);
});
