// @vitest-environment node
import { expect, test } from 'vitest';
import { help, readArguments } from './readArguments';

test('[WX-12] an address with all options', () => {
  const words =
    'doctor https://a.example/x --json --with-tag --partner corner --timeout 3 --site https://b.example --browser /b';
  expect(readArguments(words.split(' '))).toEqual({
    kind: 'ok',
    value: {
      page: 'https://a.example/x',
      isFile: false,
      withTag: true,
      isJson: true,
      timeout: 3000,
      partner: 'corner',
      site: 'https://b.example',
      browser: '/b',
    },
  });
});

test.each(['page.html', './page.html', '/tmp/page', 'pages/index.htm'])('[WX-12] %s is a file', (page) => {
  expect(readArguments(['doctor', page])).toMatchObject({ kind: 'ok', value: { isFile: true, timeout: 15_000 } });
});

test.each([
  [[], help],
  [['--help'], help],
  [['doctor', '-h'], help],
  [['nurse'], 'There is no command "nurse".'],
  [['doctor'], 'Name the page'],
  [['doctor', 'a.html', 'b.html'], 'Name one page only'],
  [['doctor', 'www.example.com'], 'write https:// before it'],
  [['doctor', 'www.example.com/page.html?x'], 'write https:// before it'],
  [['doctor', 'https://a.example', '--timeout', 'soon'], 'not a number of seconds'],
  [['doctor', 'https://a.example', '--timeout', '0'], 'not a number of seconds'],
  [['doctor', 'https://a.example', '--site', 'b'], 'not an address'],
  [['doctor', 'https://a.example', '--colour'], '--colour'],
  [['doctor', 'a.html', '--with-tag'], 'not for files'],
])('[WX-12] %j is refused in a sentence', (words, sentence) => {
  const asked = readArguments(words);
  expect(asked.kind === 'failed' && asked.failure).toContain(sentence);
});
