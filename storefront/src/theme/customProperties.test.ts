// @vitest-environment node
// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { tokensCss } from './tokens';

const source = fileURLToPath(new URL('..', import.meta.url));

test('[TH-03] every custom property that a component uses is defined', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(tsx?|css)$/.test(file));
  const text = files.map((file) => readFileSync(join(source, file), 'utf8')).join('\n');
  // The theme's, and those that a component defines for itself.
  const defined = new Set([...`${tokensCss()}${text}`.matchAll(/--([\w-]+):/g)].map(([, name]) => name));
  const used = [...text.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name);
  expect(used.length).toBeGreaterThan(100);
  expect([...new Set(used)].filter((name) => !defined.has(name))).toEqual([]);
});
