import { expect, test } from 'vitest';
import { isEnglish } from '../testing/englishWords';

const components = import.meta.glob<string>(
  ['../**/*.tsx', '!../**/{en,es}.tsx', '!../**/*.test.tsx', '!../testing/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

const said = [
  // Between tags.
  /(?<!=)>\s*([A-Z][^<>{}=;]*[\w.,:!?])\s*(?=[<{])/g,
  // Attributes that are read or shown.
  /\s(?:aria-label|alt|title|placeholder|label|heading|lead|eyebrow|sentence)="([^"]+)"/g,
  // Notices.
  /notify\(\{\s*text: ['`]([^'`]+)['`]/g,
];

/** The words that a component's source says itself. */
function wordsOf(source: string): readonly string[] {
  const code = source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  return said.flatMap((pattern) => Array.from(code.matchAll(pattern), ([, text = '']) => text.replaceAll(/\s+/g, ' ')));
}

test('[ES-03] words between tags, in attributes and in notices are seen', () => {
  expect(wordsOf('<p>Call us <b>now</b></p>\n<Dialog title="Your state" />; notify({ text: `We are back` })')).toEqual([
    'Call us',
    'Your state',
    'We are back',
  ]);
});

test('[ES-03] no component says English itself, those of dialogs and errors among them', () => {
  expect(Object.keys(components).length).toBeGreaterThan(100);
  const own = Object.entries(components).flatMap(([file, source]) =>
    wordsOf(source)
      .filter((text) => isEnglish(text))
      .map((text) => `${file.replace(/^\.\.\//, 'storefront/src/')}: ${text}`),
  );
  expect(own).toEqual([]);
});
