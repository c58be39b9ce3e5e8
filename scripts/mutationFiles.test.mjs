import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutableFiles, projectsOf } from './mutationFiles.mjs';
import { root } from './run.mjs';
import { findFiles } from './findFiles.mjs';

test('[QA-06] mutation tests change the code of the products, not tests, words, looks or what runs beside it', () => {
  const code = ['shared/src/ids.ts', 'storefront/src/ui/Button.tsx', 'mock-api/src/server/main.ts'];
  const others = [
    'shared/src/ids.test.ts',
    'widget/src/testing/settle.ts',
    'mock-api/src/server/testing.ts',
    'storefront/src/pages/embedPageTexts/en.tsx',
    'widget/src/views/Composer.styles.ts',
    'widget/src/chat/chat.types.ts',
    'mock-api/eval/evaluate.ts',
    'scripts/run.mjs',
    'README.md',
    'src/shared/src/ids.ts',
  ];
  expect(mutableFiles([...code, ...others])).toEqual(code);
});

test('[QA-06] mutation tests ask the tests of the workspaces that they change', () => {
  expect(projectsOf(['widget/src/a.ts', 'shared/src/b.ts', 'shared/src/c.ts'])).toEqual(['shared', 'widget']);
  expect(projectsOf(['storefront/src/a.tsx'])).toEqual(['storefront', 'storefront/vitest.spanish.config.ts']);
});

test('[QA-06] mutation tests find every workspace whose code they may change where they look for it', () => {
  const found = mutableFiles(findFiles(root, /\.tsx?$/));
  const places = projectsOf(found);
  expect(places).toHaveLength(5);
  expect(places.filter((place) => !existsSync(root + place))).toEqual([]);
});
