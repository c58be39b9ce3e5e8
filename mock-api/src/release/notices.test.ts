import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageFolder } from '@front-door/shared/delivery/bundledPackages';
import { noticesOf, packagesIn } from './notices';

let project = '';

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'notices-'));
  const packages: Record<string, Record<string, string>> = {
    plain: {
      'package.json': JSON.stringify({ name: 'plain', version: '1.0.0', license: 'ISC' }),
      LICENSE: 'Its words.',
    },
    bare: {
      'package.json': JSON.stringify({
        name: 'bare',
        version: '2.0.0',
        license: 'MIT',
        author: 'A. Writer <a@x.example>',
      }),
    },
    wordless: { 'package.json': JSON.stringify({ name: 'wordless', version: '3.0.0', license: 'Apache-2.0' }) },
    strict: {
      'package.json': JSON.stringify({ name: 'strict', version: '4.0.0', license: 'GPL-3.0' }),
      LICENSE: 'Words.',
    },
    silent: { 'package.json': JSON.stringify({ name: 'silent', version: '5.0.0' }), LICENSE: 'Words.' },
  };
  for (const [name, files] of Object.entries(packages)) {
    await mkdir(join(project, name));
    for (const [file, text] of Object.entries(files)) await writeFile(join(project, name, file), text);
  }
});

afterAll(async () => {
  await rm(project, { recursive: true });
});

test('[RL-01] each package that ships is named once, with its licence in its own words', async () => {
  const notices = await noticesOf(project, ['plain', 'bare', 'plain']);
  expect(notices).toMatchObject({ kind: 'ok' });
  const text = notices.kind === 'ok' ? notices.value : '';
  expect(text.match(/plain 1\.0\.0 \(ISC\)/g)).toHaveLength(1);
  expect(text).toContain('Its words.');
  expect(text).toContain('bare 2.0.0 (MIT)\n\nCopyright (c) A. Writer\n\nPermission is hereby granted');
});

test('[RL-01] what may not ship is named: another licence, none, or one without its words', async () => {
  expect(await noticesOf(project, ['plain', 'wordless', 'strict', 'silent'])).toEqual({
    kind: 'failed',
    failure: [
      'silent 5.0.0 is under "undefined", which may not ship.',
      'strict 4.0.0 is under "GPL-3.0", which may not ship.',
      'wordless 3.0.0 has no licence text.',
    ],
  });
});

test('[RL-01] a build that does not say what ships in it stops the release', async () => {
  await writeFile(join(project, 'plain', '.packages.app.json'), '["node_modules/a"]');
  await writeFile(join(project, 'bare', '.packages.chat.json'), '["node_modules/a", "node_modules/b"]');
  expect(await packagesIn([join(project, 'plain'), join(project, 'bare')])).toEqual([
    'node_modules/a',
    'node_modules/b',
  ]);
  await expect(packagesIn([join(project, 'plain'), join(project, 'silent')])).rejects.toThrow('does not say which');
});

test('[RL-01] a module belongs to the innermost package around it, and a file of the project to none', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  expect(packageFolder(`${root}node_modules/@scope/name/lib/x.js`)).toBe('node_modules/@scope/name');
  expect(packageFolder(`\0${root}widget/node_modules/a/node_modules/b/x.js?commonjs`)).toBe(
    'widget/node_modules/a/node_modules/b',
  );
  expect(packageFolder(`${root}shared/src/ids.ts`)).toBeUndefined();
});
