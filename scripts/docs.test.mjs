import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { notOurs } from './findFiles.mjs';
import { root } from './run.mjs';

// Documents name files and folders of the project. One that was renamed or never came would send a reader nowhere.

/** Every file and folder of the project, from its root, with slashes. */
const paths = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !notOurs.test(path));
/** Without what says of which kind a file is. @param {string} path */
const bare = (path) => path.replace(/\.(?:tsx?|mjs|md)$/, '');
/** Each of them by every way to write its end: `src/ui/Tabs.tsx`, `ui/Tabs.tsx`, `ui/Tabs`. */
const endings = new Set(
  paths.flatMap((path) => {
    const parts = path.split('/');
    return parts.flatMap((_part, index) => {
      const ending = parts.slice(index).join('/');
      return [ending, bare(ending)];
    });
  }),
);
/** Where a name with a slash may begin: folders at the root, in a workspace and in its sources. */
const beginnings = new Set(
  paths.filter((path) => /^[\w-]+(?:\/[\w-]+|\/src\/[\w-]+)?$/.test(path)).map((path) => path.replace(/^.*\//, '')),
);
const documents = paths.filter((path) => /^(?:[\w-]+\/)*README\.md$|^docs\/(?:[\w-]+\/)*[\w-]+\.md$/.test(path));

/** Of these the code is made; others may be what a build makes. */
const isSource = /\.(?:tsx?|mjs|md)$/;
/** How files are to be called, in the lists of style. */
const patterns = new Set(['PascalCase.tsx', 'camelCase.ts']);

/** @param {string} name as a document writes it, with or without its end */
const isThere = (name) => endings.has(name.replace(/\/$/, ''));

/**
 * The names of files and folders that a document has between backticks. A root path is an address of the site, and what
 * begins with @ a package.
 *
 * @param {string} text
 */
function namesIn(text) {
  const quoted = [...text.replaceAll(/^```[^]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
  return quoted.filter(
    (name) =>
      /^[\w.][\w./-]*$/.test(name) &&
      (isSource.test(name) || (name.includes('/') && beginnings.has(name.replace(/\/.*$/, '')))) &&
      // A document may name it before it is there.
      !notOurs.test(name) &&
      !patterns.has(name),
  );
}

/**
 * What a drawing of folders names: an entry for each line, below the last line that is not indented, and in the words
 * beside it what is in that entry, where it is written as a folder or a source.
 *
 * @param {string} drawing
 */
function namesDrawn(drawing) {
  let top = '';
  return drawing.split('\n').flatMap((line) => {
    const [, indent = '', first = '', words = ''] = /^(\s*)([\w.-]\S*(?:, \S+)*)\s{2,}(.*)$/.exec(line) ?? [];
    if (first === '') return [];
    const entries = first.split(', ').map((entry) => entry.replace(/\/$/, ''));
    if (indent === '') [top = ''] = entries;
    const below = indent === '' ? entries : entries.map((entry) => `${top}/${entry}`);
    const within = [...words.matchAll(/(?<![\w/.-])[\w-]+(?:\/(?=[\s,:;]|$)|\.(?:tsx?|mjs)\b)/g)].map(
      ([name]) => `${below[0] ?? ''}/${name.replace(/\/$/, '')}`,
    );
    return below.concat(within);
  });
}

test.each(documents)('every file and folder that %s names is there', (document) => {
  expect(namesIn(readFileSync(root + document, 'utf8')).filter((name) => !isThere(name))).toEqual([]);
});

const [, drawing = ''] = /^```\n([^]*?)^```/m.exec(readFileSync(`${root}docs/architecture.md`, 'utf8')) ?? [];

test('every file and folder in the drawing of docs/architecture.md is there', () => {
  const names = namesDrawn(drawing);
  expect(names).toEqual(expect.arrayContaining(['shared/src/ids.ts', 'storefront/src/ui', 'mock-api/eval']));
  expect(names.filter((name) => !paths.includes(name))).toEqual([]);
});

test('every folder of a workspace and of its sources is in the drawing of docs/architecture.md', () => {
  const names = new Set(namesDrawn(drawing));
  const tops = [...names].filter((name) => !name.includes('/'));
  expect(tops).toEqual(expect.arrayContaining(['shared', 'e2e', 'scripts']));
  const folders = new Set(
    paths.flatMap((path) => {
      const [top = '', ...parts] = path.split('/').slice(0, -1);
      const depth = parts[0] === 'src' ? 2 : 1;
      return tops.includes(top) && parts.length >= depth ? [[top, ...parts.slice(0, depth)].join('/')] : [];
    }),
  );
  expect(folders.size).toBeGreaterThan(50);
  expect([...folders].filter((folder) => !names.has(folder))).toEqual([]);
});

test('every decision is in the index of docs/decisions', () => {
  const decisions = paths.filter((path) => /^docs\/decisions\/\d+-.*\.md$/.test(path));
  expect(decisions.length).toBeGreaterThan(30);
  const index = readFileSync(`${root}docs/decisions/README.md`, 'utf8');
  expect(decisions.filter((path) => !index.includes(`(${path.replace(/^.*\//, '')})`))).toEqual([]);
});

test('a name is found in a document, and one that is gone is told from one that is there', () => {
  const text =
    'See `ui/Drawer`, `src/ui/Tabs.tsx`, `features/find-care`, `/treatments`, `@front-door/shared`, `npm run x`.';
  expect(namesIn(text)).toEqual(['ui/Drawer', 'src/ui/Tabs.tsx', 'features/find-care']);
  expect(namesIn(text).filter((name) => !isThere(name))).toEqual(['ui/Drawer', 'features/find-care']);
  expect(namesDrawn('site/    pages\n  src/ui/   parts: Tabs.tsx, old/, and more\n')).toEqual([
    'site',
    'site/src/ui',
    'site/src/ui/Tabs.tsx',
    'site/src/ui/old',
  ]);
});
