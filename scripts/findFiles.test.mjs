import { expect, test } from 'vitest';
import { notOurs } from './findFiles.mjs';

test('[RL-11] what is installed, built or written is not of the project, and a folder of the sources is, whatever its name', () => {
  const theirs = [
    'node_modules',
    'widget/dist/app.js',
    'widget/dist-package',
    'release/1',
    'test-results',
    '.git/HEAD',
  ];
  const ours = [
    'mock-api/src/release/prune.ts',
    'storefront/src/platform/reports.ts',
    '.gitignore',
    'shared/src/ids.ts',
  ];
  expect([...theirs, ...ours].filter((path) => notOurs.test(path))).toEqual(theirs);
});
