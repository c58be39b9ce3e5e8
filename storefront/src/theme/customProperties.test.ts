import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { tokensCss } from './tokens';

const source = fileURLToPath(new URL('..', import.meta.url));

test('[TH-03] every custom property that a component uses is defined by the theme', () => {
  const defined = new Set([...tokensCss().matchAll(/--([\w-]+):/g)].map(([, name]) => name));
  const used = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.(tsx?|css)$/.test(file))
    .flatMap((file) => [...readFileSync(join(source, file), 'utf8').matchAll(/var\(--([\w-]+)\)/g)])
    .map(([, name]) => name);
  expect(used.length).toBeGreaterThan(100);
  expect([...new Set(used)].filter((name) => !defined.has(name))).toEqual([]);
});
