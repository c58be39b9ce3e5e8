import { expect, test } from 'vitest';
import { contrastOf, leastContrast, white, type Rgb } from './contrast';
import { ownColors } from './ownColors';
import { themeOf, type Look } from './theme';

/** Understands six-digit and three-digit colors. */
function resolve(color: string): Rgb | undefined {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color)?.[1];
  if (digits === undefined) return undefined;
  const pairs = digits.length === 3 ? Array.from(digits, (digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => parseInt(pair, 16) / 255);
  return [red, green, blue];
}

const styled = { primary: ownColors.primary };
const theme = (look: Look, colors: Parameters<typeof themeOf>[1] = styled) => themeOf(look, colors, resolve);

test('without options sets nothing and has nothing to say', () => {
  const { properties, problems } = theme({});
  expect(new Set(Object.values(properties))).toEqual(new Set(['']));
  expect(problems).toEqual([]);
});

test('[WE-08] sets what is given', () => {
  const { properties, problems } = theme({
    primary: '#00584d',
    onPrimary: '#ffe',
    font: 'Georgia, serif',
    radius: '4px',
    offsetX: '40px',
    offsetY: '2rem',
    zIndex: 7,
  });
  expect(properties).toEqual({
    primary: '#00584d',
    'on-primary': '#ffe',
    ink: '',
    away: '',
    font: 'Georgia, serif',
    radius: '4px',
    side: '40px',
    bottom: '2rem',
    'z-index': '7',
  });
  expect(problems).toEqual([]);
});

test('[WE-08] writes in black on a light color, in a darker one on white, and says so', () => {
  const { properties, problems } = theme({ primary: '#ffd500' });
  expect(properties['on-primary']).toBe('#000000');
  expect(contrastOf(resolve(properties.ink) ?? white, white)).toBeGreaterThanOrEqual(leastContrast);
  expect(properties.away).toBe('#fff');
  expect(problems).toEqual([
    `"primary" can't be read on white (contrast 1.4, 4.5 is needed); where it would be, ${properties.ink} is used`,
  ]);
});

test('[WE-08] refuses a color that cannot be read on the primary one, and names both', () => {
  const { properties, problems } = theme({ primary: '#00584d', onPrimary: '#00695c' });
  expect(properties['on-primary']).toBe('#ffffff');
  expect(problems).toEqual(['"onPrimary" can\'t be read on "primary" (contrast 1.3, 4.5 is needed); #ffffff is used']);
});

test("[WE-08] holds the colors of the page's style sheet to the same", () => {
  const { properties, problems } = theme({}, { primary: '#ffd500', onPrimary: '#fff' });
  expect(properties).toMatchObject({ primary: '', 'on-primary': '#000000' });
  expect(problems).toHaveLength(2);
});

test("[WE-08] holds the primary color against the page's own ground, unless the page says what is written there", () => {
  const dark = { ...styled, ground: '#182d3b' };
  const { properties, problems } = theme({}, dark);
  expect(contrastOf(resolve(properties.ink) ?? white, resolve(dark.ground) ?? white)).toBeGreaterThanOrEqual(
    leastContrast,
  );
  expect(problems[0]).toContain('"primary" can\'t be read on #182d3b');
  expect(theme({}, { ...dark, ink: '#a4d2ea' })).toMatchObject({ properties: { ink: '' }, problems: [] });
});

test('[WE-08] holds one given color against the other as the style sheet has it', () => {
  expect(theme({ onPrimary: '#036' }).properties['on-primary']).toBe('#ffffff');
  expect(theme({ onPrimary: '#ffc' }).properties['on-primary']).toBe('#ffc');
});

test('leaves colors alone that the browser does not tell', () => {
  const { properties, problems } = theme({ primary: 'teal', onPrimary: 'linen' });
  expect(properties).toMatchObject({ primary: 'teal', 'on-primary': 'linen', ink: '' });
  expect(problems).toEqual([]);
});
