// @vitest-environment node
import { expect, test } from 'vitest';
import { sourceFiles } from '../testing/sourceFiles';
import { layers } from './layers';

test('[AF-10] every z-index is one of the named layers', () => {
  const written = sourceFiles().flatMap(({ path, text }) =>
    Array.from(text.matchAll(/z-?index['"]?\s*:\s*(.*)/gi), ([, value]) => ({ path, value: value ?? '' })),
  );
  expect(written.length).toBeGreaterThan(5);
  expect(written.filter(({ value }) => !/^(?:\$\{)?layers\.\w+/.test(value))).toEqual([]);
});

test('[AF-10] the layers are listed from the lowest to the highest', () => {
  const heights = Object.values(layers);
  expect(heights).toEqual([...new Set(heights)].sort((one, other) => one - other));
});
