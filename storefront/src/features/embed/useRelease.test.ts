// @vitest-environment node
import { expect, test } from 'vitest';
import { readRelease } from './useRelease';

const manifest = new URL('https://www.example.com/receptionist/v1/receptionist-manifest.json');

test('[WE-11] takes the versioned loader with its hash from what the build says of its files', () => {
  expect(
    readRelease(
      {
        app: { file: 'app-Ab12.js', integrity: 'sha384-app' },
        loader: { file: 'receptionist.Cd34.js', integrity: 'sha384-loader' },
      },
      manifest,
    ),
  ).toEqual({
    address: 'https://www.example.com/receptionist/v1/receptionist.Cd34.js',
    integrity: 'sha384-loader',
  });
});

test.each([
  [null],
  ['text'],
  [{}],
  [{ loader: null }],
  [{ loader: { file: 'receptionist.Cd34.js' } }],
  [{ loader: { file: '../evil.js', integrity: 'sha384-x' } }],
])('[WE-11] offers no version where the build says %j', (files) => {
  expect(readRelease(files, manifest)).toBeUndefined();
});
