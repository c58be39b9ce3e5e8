// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { contrast, darken, lighten, opacity, palette } from './palette';

test('[TH-03] holds the colors of the specification', () => {
  expect(palette).toMatchObject({
    blue: '#006699',
    orange: '#F26739',
    yellow: '#FFCC33',
    purple: '#333366',
    lightBlue: '#3399CC',
  });
});

describe('steps', () => {
  test('[TH-03] goes from the color itself at 0 to black or white at 100', () => {
    for (const color of Object.values(palette)) {
      expect(darken(color, 0)).toBe(color.toLowerCase());
      expect(lighten(color, 0)).toBe(color.toLowerCase());
      expect(darken(color, 100)).toBe('#000000');
      expect(lighten(color, 100)).toBe('#ffffff');
    }
  });

  test('[TH-03] changes every channel in proportion', () => {
    expect(darken('#006699', 50)).toBe('#00334d');
    expect(lighten('#006699', 50)).toBe('#80b3cc');
    expect(lighten('#333366', 10)).toBe('#474775');
  });

  test('[TH-03] stays within 0 and 100', () => {
    expect(darken('#006699', 140)).toBe('#000000');
    expect(lighten('#006699', -20)).toBe('#006699');
  });

  test('[TH-03] makes the secondary blue see-through at 30, 50 and 80', () => {
    expect([30, 50, 80].map((percent) => opacity(palette.lightBlue, percent))).toEqual([
      '#3399cc4d',
      '#3399cc80',
      '#3399cccc',
    ]);
  });
});

test('[TH-03] measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#ffffff', '#F26739')).toBeCloseTo(3.1, 1);
});
