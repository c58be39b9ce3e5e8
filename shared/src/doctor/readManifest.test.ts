import { expect, test } from 'vitest';
import { readManifest } from './readManifest';

test('[WX-12] the manifest of a release names its files, whatever parts it has', () => {
  const loader = { file: 'receptionist.ab.js', integrity: 'sha384-a' };
  const chat = { file: 'chat-cd.js', integrity: 'sha384-b' };
  expect(readManifest({ version: '1.0.0', loader, chat })).toEqual({ loader, chat });
});

test.each([
  [null],
  ['text'],
  [{}],
  [{ loader: { file: '../evil.js', integrity: 'x' } }],
  [{ loader: { file: 'a.js' } }],
])('[WX-12] %j is no manifest', (content) => {
  expect(readManifest(content)).toBeUndefined();
});
