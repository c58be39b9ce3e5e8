import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../support/browser';
import { chooseBrowsers, type Started } from '../support/chooseBrowsers';
import { downloadedShells } from '../support/downloadedShells';
import { startBrowser } from '../support/startBrowser';
import { expect, test } from '../support/test';

/** Which browser the tests run in. Nothing here opens a page. */

const variable = 'BROWSER_PATH';
const machine: Readonly<Record<string, Started>> = { '/shell': 'shell', '/whole': 'whole', '/other': 'whole' };
const start = (path: string): Started => machine[path] ?? 'nothing';
const choose = (places: readonly string[], named?: string) => chooseBrowsers({ variable, named, places, start });

test('[QA-06] most tests run in the shell where there is one, and in the whole browser where not @desktop', () => {
  expect(choose(['/broken', '/shell', '/whole', '/other'])).toEqual({ quick: '/shell', whole: '/whole' });
  expect(choose(['/broken', '/other', '/whole'])).toEqual({ quick: '/other', whole: '/other' });
  expect(choose(['/shell'])).toEqual({ quick: '/shell' });
  expect(choose(['/broken'])).toEqual({});
  expect(choose([])).toEqual({});
});

test('[QA-06] what the variable names is the one to use, and a wrong one is named with it @desktop', () => {
  expect(choose(['/shell', '/whole'], '/other')).toEqual({ quick: '/other', whole: '/other' });
  expect(choose(['/whole'], '/shell')).toEqual({ quick: '/shell' });
  expect(choose(['/shell'], '')).toEqual({ quick: '/shell' });
  expect(() => choose(['/whole'], '/nowhere')).toThrow(
    'BROWSER_PATH is "/nowhere", which does not start as a Chromium or Chrome: correct it, or unset BROWSER_PATH.',
  );
});

test('[QA-06] a browser is believed once it was started: not a path, not a program that ends well @desktop', () => {
  const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  const program = (name: string, script: string) => {
    const path = join(folder, name);
    writeFileSync(path, `#!/bin/sh\n${script}\n`);
    chmodSync(path, 0o755);
    return path;
  };
  try {
    expect(startBrowser(join(folder, 'missing'), [])).toBe('nothing');
    expect(startBrowser(folder, [])).toBe('nothing');
    expect(startBrowser(program('content', 'exit 0'), [])).toBe('nothing');
    expect(startBrowser(program('version', 'echo Chromium 156.0; echo "$@"'), [])).toBe('nothing');
    expect(startBrowser(program('crash', 'echo "<html>42 whole</html>"; exit 1'), [])).toBe('nothing');
    expect(startBrowser(program('whole', 'echo "<html>42 whole</html>"'), [])).toBe('whole');
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(startBrowser(findBrowser() ?? '', ['--no-sandbox'])).toMatch(/^(?:shell|whole)$/);
});

test('[QA-06] a shell that Playwright has downloaded is found beside its whole browser @desktop', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ms-playwright-'));
  const whole = join(folder, 'chromium-1255/chrome-linux64/chrome');
  expect(downloadedShells(whole)).toEqual([]);
  for (const [revision, name] of [
    ['1255', 'chrome-headless-shell'],
    ['1200', 'headless_shell'],
  ] as const) {
    mkdirSync(join(folder, `chromium_headless_shell-${revision}/linux`), { recursive: true });
    writeFileSync(join(folder, `chromium_headless_shell-${revision}/linux/${name}`), '');
  }
  expect(downloadedShells(whole)).toEqual([join(folder, 'chromium_headless_shell-1255/linux/chrome-headless-shell')]);
  expect(downloadedShells('/usr/bin/chromium')).toEqual([]);
  rmSync(folder, { recursive: true });
});
