// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { contrast } from './palette';
import { notifications, popoverArrow, popoverDelay, timings } from './timings';
import { colors, shadows, tokensCss } from './tokens';

describe.each(['light', 'dark'] as const)('the %s colors', (mode) => {
  const of = (name: keyof (typeof colors)['light']) => colors[mode][name];
  const grounds = ['ground', 'surface', 'tint', 'tint-strong', 'tint-orange', 'tint-yellow'] as const;

  test.each(grounds)('[TH-05] text, headings and links are readable on %s', (ground) => {
    for (const name of ['text', 'muted', 'heading', 'link'] as const) {
      expect(contrast(of(name), of(ground)), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('[TH-05] fills carry their text', () => {
    expect(contrast('#ffffff', of('blue'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#ffffff', of('blue-hover'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#ffffff', of('band-deep'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#000000', of('yellow'))).toBeGreaterThanOrEqual(4.5);
    // Large bold text only, see Button.
    expect(contrast('#ffffff', of('orange'))).toBeGreaterThanOrEqual(3);
    expect(contrast(of('outline-orange'), of('outline-fill'))).toBeGreaterThanOrEqual(3);
    for (const ground of grounds) expect(contrast(of('orange-on-tint'), of(ground))).toBeGreaterThanOrEqual(3);
    expect(contrast(of('outline-blue'), of('outline-fill'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('outline-yellow'), of('outline-fill'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('danger-text'), of('danger-ground'))).toBeGreaterThanOrEqual(4.5);
  });

  test('[TH-05] borders of fields and the focus ring stand out', () => {
    // A field's label and text identify it too; its border alone need not reach more than the ground.
    expect(contrast(of('line-strong'), of('surface'))).toBeGreaterThanOrEqual(2.5);
    for (const ground of grounds) expect(contrast(of('focus'), of(ground))).toBeGreaterThanOrEqual(3);
  });
});

const channel = (hex: string, index: number) => Number.parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16);

test.each(['light', 'dark'] as const)(
  '[TH-05] where the backdrop does not reach, the %s ground looks as below it',
  (mode) => {
    const { backdrop, ground, behind } = colors[mode];
    const alpha = channel(backdrop, 3) / 255;
    for (const index of [0, 1, 2]) {
      const expected = alpha * channel(backdrop, index) + (1 - alpha) * channel(ground, index);
      expect(Math.abs(channel(behind, index) - expected)).toBeLessThan(1.5);
    }
  },
);

test('[TH-05] is light unless the document says dark, whatever the system prefers', () => {
  expect(tokensCss()).toMatch(/^:root\{color-scheme:light/);
  expect(tokensCss()).toContain(':root[data-color-mode=dark]{color-scheme:dark');
  expect(tokensCss()).not.toContain('prefers-color-scheme');
});

test('[TH-04] has two shadows', () => {
  expect(Object.keys(shadows)).toEqual(['normal', 'darker']);
});

test('[TH-07] notifications last 5 seconds and are 300 to 560 pixels wide', () => {
  expect(notifications).toEqual({ duration: 5000, narrowest: '300px', widest: '560px' });
});

test('[TH-08] popovers and layout take the times of the specification, none under reduced motion', () => {
  expect(popoverDelay).toBe(200);
  expect(popoverArrow).toBe('8px');
  expect(timings).toMatchObject({ enter: '0.15s', layout: '0.45s' });
  expect(tokensCss()).toContain('(prefers-reduced-motion:reduce){:root{--quick:0s;--enter:0s;--layout:0s}}');
});
