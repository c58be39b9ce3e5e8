// @vitest-environment node
// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { precompress } from './precompress';

test('[APP-02] puts compressed copies beside every text file, at any depth, and leaves fonts and pictures alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'precompress-'));
  mkdirSync(join(folder, 'care'));
  writeFileSync(join(folder, 'care/index.html'), '<h1>All Treatments</h1>');
  writeFileSync(join(folder, 'font.woff2'), 'already compressed');
  expect(await precompress(folder)).toBe(1);
  const brotli = brotliDecompressSync(readFileSync(join(folder, 'care/index.html.br')));
  const gzip = gunzipSync(readFileSync(join(folder, 'care/index.html.gz')));
  expect([brotli.toString(), gzip.toString()]).toEqual(['<h1>All Treatments</h1>', '<h1>All Treatments</h1>']);
  expect(existsSync(join(folder, 'font.woff2.br'))).toBe(false);
  rmSync(folder, { recursive: true });
});
