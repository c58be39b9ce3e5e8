// @vitest-environment node
import { expect, test } from 'vitest';
import { sourceFiles } from '../testing/sourceFiles';
import { tokensCss } from './tokens';

test('[TH-03] every custom property that a component uses is defined', () => {
  const text = sourceFiles()
    .map((file) => file.text)
    .join('\n');
  // The theme's, and those that a component defines for itself.
  const defined = new Set([...`${tokensCss()}${text}`.matchAll(/--([\w-]+):/g)].map(([, name]) => name));
  const used = [...text.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name);
  expect(used.length).toBeGreaterThan(100);
  expect([...new Set(used)].filter((name) => !defined.has(name))).toEqual([]);
});
