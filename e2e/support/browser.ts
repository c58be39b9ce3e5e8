import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

const installed = [
  // The same browser without a window's machinery: the tests take three quarters of the time in it.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Path of a Chromium or Chrome for the tests: the one that BROWSER_PATH names, one that the system
 * has, or Playwright's own download; `undefined` when there is none.
 */
export function findBrowser(): string | undefined {
  const named = process.env['BROWSER_PATH'];
  if (named !== undefined && named !== '') return named;
  return [...installed, chromium.executablePath()].find((path) => existsSync(path));
}

/** A browser with all its machinery, which the shell lacks: a back/forward cache, and the visitor's settings. */
export function findWholeBrowser(): string | undefined {
  return [process.env['BROWSER_PATH'] ?? '', ...installed, chromium.executablePath()].find(
    (path) => !path.includes('headless-shell') && existsSync(path),
  );
}

/** Flags for every browser that is started here: none of its own calls home, and none that a container refuses. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
] as const;

/** How tests and tools start the browser. */
export function launchOptions(): LaunchOptions {
  const executablePath = findBrowser();
  return { ...(executablePath === undefined ? {} : { executablePath }), args: [...browserFlags] };
}
