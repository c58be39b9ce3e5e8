// @vitest-environment node
import { expect, test } from 'vitest';
import { sourceFiles } from '../testing/sourceFiles';
import { fontWeights, lineHeights, spaces, textSizes } from './scale';

/** What may stand outside the scale, and why. */
const exceptions: readonly (readonly [path: string, value: string, reason: string])[] = [
  [
    'features/embed/preview/preview.css',
    '16px/1.5 system-ui, sans-serif',
    'a page of somebody else, in the preview of the chat',
  ],
  ['theme/fonts.ts', '200 1000', 'what the font file has, not what is set in it'],
  ['theme/fonts.ts', '${weight}', 'what the font of the system stands in for'],
  ['features/legal/LegalArticle.styles.ts', '10.5pt', 'on paper alone'],
  ['features/visit-sheet/PrintSheet.tsx', '8pt 0 0', 'on paper alone'],
  ['features/visit-sheet/PrintSheet.tsx', '6pt', 'on paper alone'],
  ['ui/Dialog.tsx', 'calc(22px - 0.6em) 0 0', 'sets the first line of a title level with the button that closes'],
];

interface Declaration {
  readonly where: string;
  readonly path: string;
  readonly value: string;
}

/** Each declaration of the properties in a text, with its file and line. What stands in a comment counts as well. */
function declarationsIn(path: string, text: string, properties: string): readonly Declaration[] {
  const pattern = new RegExp(`(?<![-\\w])(${properties})\\s*:\\s*([^;{}]*(?:\\$\\{[^}]*\\}[^;{}]*)*);`, 'g');
  return Array.from(text.matchAll(pattern), ({ index, 1: name = '', 2: value = '' }) => ({
    where: `${path}:${String(text.slice(0, index).split('\n').length)} ${name}: ${value}`,
    path,
    value: value.trim().replaceAll(/\s+/g, ' '),
  }));
}

type Rule = readonly [properties: string, isOnScale: (value: string) => boolean];

const sizes = Object.keys(textSizes).join('|');
const rules: readonly Rule[] = [
  [
    'font-size',
    // Bars of one line have letters that give way to the width of the screen.
    (value) =>
      new RegExp(`^(?:inherit|var\\(--(?:${sizes})\\)|min\\(var\\(--(?:${sizes})\\), [\\d.]+vw\\))$`).test(value),
  ],
  // The base alone sets them together.
  ['font', (value) => value === 'inherit' || value.startsWith('400 var(--body)/1.6 ')],
  ['font-weight', (value) => value === 'inherit' || fontWeights.some((weight) => String(weight) === value)],
  ['line-height', (value) => value === '0' || lineHeights.some((height) => String(height) === value)],
  [
    '(?:row-|column-)?gap|(?:padding|margin)(?:-[a-z-]+)?',
    // Shares of the window may lie between two steps; sums take their lengths from the scale, too.
    (value) => {
      // Room for the marks of a list, which are as large as its letters.
      if (value === '1.25em') return true;
      const lengths = [...value.replaceAll(/\b[\d.]+vw\b/g, '').matchAll(/(?<![\w.-])-?([\d.]+)([a-z%]*)/g)];
      return lengths.every(([, length, unit]) =>
        unit === 'px' || Number(length) === 0
          ? spaces.some((space) => space === Number(length))
          : unit === '' && value.includes('calc'),
      );
    },
  ],
];

/** Declarations that are off the scale, in any text. */
function offScale(path: string, text: string): readonly string[] {
  return rules.flatMap(([properties, isOnScale]) =>
    declarationsIn(path, text, properties)
      .filter(({ value }) => !isOnScale(value))
      .filter((one) => !exceptions.some(([file, allowed]) => file === one.path && allowed === one.value))
      .map(({ where }) => where),
  );
}

test('[AF-19] every size, weight and height of text and every distance is one of the scale', () => {
  expect(sourceFiles().flatMap(({ path, text }) => offScale(path, text))).toEqual([]);
});

test('[AF-19] no exception stands for what is no longer written', () => {
  const files = new Map(sourceFiles().map(({ path, text }) => [path, text]));
  expect(
    exceptions.filter(([path, value]) => files.get(path)?.replaceAll(/\s+/g, ' ').includes(value) !== true),
  ).toEqual([]);
});

test('[AF-19] sizes of text are written in styles alone', () => {
  const writers = sourceFiles().filter(({ text }) => /\b(?:fontSize|fontWeight|lineHeight)\b/.test(text));
  expect(writers.map(({ path }) => path)).toEqual([]);
});

test.each([
  ['font-size: 0.875rem;', 'a/b.ts:2 font-size: 0.875rem'],
  ['font-size: var(--text);', 'a/b.ts:2 font-size: var(--text)'],
  ['font-weight: 600;', 'a/b.ts:2 font-weight: 600'],
  ['line-height: 1.35;', 'a/b.ts:2 line-height: 1.35'],
  ['font: 700 1rem/1.5 Nunito;', 'a/b.ts:2 font: 700 1rem/1.5 Nunito'],
  ['gap: 8px 14px;', 'a/b.ts:2 gap: 8px 14px'],
  ['padding-block: clamp(10px, 3vw, 32px);', 'a/b.ts:2 padding-block: clamp(10px, 3vw, 32px)'],
  ['margin: 0 0 -6px;', 'a/b.ts:2 margin: 0 0 -6px'],
  ['margin-top: 0.5em;', 'a/b.ts:2 margin-top: 0.5em'],
])('[AF-19] the sweep finds %s', (written, told) => {
  expect(offScale('a/b.ts', `a {\n  ${written}\n}`)).toEqual([told]);
});

test('[AF-19] text sizes are 15, 17, 21, 28 and 34 to 60 pixels at the usual size of letters', () => {
  const inPixels = Object.values(textSizes).map((size) =>
    Array.from(size.matchAll(/([\d.]+)rem(?! \+)/g), ([, rem]) => Number(rem) * 16),
  );
  expect(inPixels).toEqual([[15], [17], [21], [28], [34, 60]]);
});
