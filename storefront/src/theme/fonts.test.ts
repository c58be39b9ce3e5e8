// @vitest-environment node
import { expect, test } from 'vitest';
import { fontsCss } from './fonts';
import { fontWeights } from './scale';

const css = fontsCss('/assets/nunito.woff2');

test('[TH-01] serves the rounded web font from this site', () => {
  expect(css).toContain('font-family:Nunito;font-weight:200 1000');
  expect(css).toContain('src:url(/assets/nunito.woff2)');
  expect(css).not.toContain('//');
});

test('[TH-01] has a fallback of the same metrics for every weight in use', () => {
  const weights = [...css.matchAll(/"Nunito Fallback";font-weight:(\d+);/g)].map(([, weight]) => Number(weight));
  expect(weights).toEqual([...fontWeights]);
  expect(css.match(/size-adjust:[\d.]+%;ascent-override:[\d.]+%;descent-override:[\d.]+%/g)).toHaveLength(
    weights.length,
  );
});
