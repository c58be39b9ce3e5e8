import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { categoryTitled } from '@front-door/shared/catalogue/categories';
import { treatments } from '@front-door/shared/catalogue/treatments';
import { tokensCss } from '../../src/theme/tokens';
import { pictureAddress } from '../../src/ui/pictureAddress';
import { conditionPictures } from './conditionPictures';

const files = conditionPictures();

/** The files as a browser reads them. */
const drawings = new Map(
  Array.from(files, ([path, source]) => [path, new DOMParser().parseFromString(source, 'image/svg+xml')]),
);
const symbols = [...drawings.values()].flatMap((drawing) => Array.from(drawing.querySelectorAll('symbol')));
const elements = [...drawings.values()].flatMap((drawing) => Array.from(drawing.querySelectorAll('*')));

test('[AF-09] every condition has a picture where its address says', () => {
  const missing = treatments.filter(({ path, primaryCategory }) => {
    const [file = '', id = ''] = pictureAddress(path, categoryTitled(primaryCategory)).split('#');
    return drawings.get(file)?.getElementById(id)?.tagName !== 'symbol';
  });
  expect(missing).toEqual([]);
  expect(symbols).toHaveLength(treatments.length);
});

test('[AF-09] no condition has the picture of another', () => {
  expect(new Set(symbols.map(({ innerHTML }) => innerHTML)).size).toBe(treatments.length);
  // Nor only another ground.
  const withoutGround = symbols.map(({ children }) =>
    Array.from(children, ({ outerHTML }) => outerHTML)
      .slice(1)
      .join(''),
  );
  expect(new Set(withoutGround).size).toBe(treatments.length);
});

describe.each([...files])('%s', (path, source) => {
  test('[AF-09] is at most 6 kB when compressed', () => {
    expect(brotliCompressSync(source).length).toBeLessThanOrEqual(6000);
  });

  test('[AF-09] is well-formed', () => {
    expect(drawings.get(path)?.querySelector('parsererror')).toBeNull();
    expect(source).not.toMatch(/NaN|undefined|Infinity/);
  });
});

test('[AF-09] pictures hold shapes alone: no scripts, styles or addresses', () => {
  const tags = new Set(elements.map(({ tagName }) => tagName));
  expect([...tags].sort()).toEqual(['circle', 'ellipse', 'g', 'path', 'rect', 'svg', 'symbol']);
  const attributes = new Set(elements.flatMap((element) => element.getAttributeNames()));
  expect([...attributes].filter((name) => /^on|href|style|class/.test(name))).toEqual([]);
});

test('[AF-09] pictures are painted with the theme’s colors alone', () => {
  const defined = new Set(Array.from(tokensCss().matchAll(/--([\w-]+):/g), ([, name]) => `var(--${String(name)})`));
  const paints = new Set(
    elements.flatMap((element) => ['fill', 'stroke'].flatMap((name) => element.getAttribute(name) ?? [])),
  );
  expect(paints.size).toBeGreaterThan(10);
  expect([...paints].filter((value) => value !== 'none' && !defined.has(value))).toEqual([]);
  expect([...files.values()].join('')).not.toMatch(/#[\da-f]{3}|rgb|hsl/i);
});
