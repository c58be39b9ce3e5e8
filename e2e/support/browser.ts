import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { browserPlaces, shellPlace } from '@front-door/shared/doctor/browserPlaces';
import { chooseBrowsers, type Browsers } from './chooseBrowsers';
import { downloadedShells } from './downloadedShells';
import { startBrowser } from './startBrowser';

export type { Browsers } from './chooseBrowsers';

/** The variable that names the one browser to use. */
export const browserVariable = 'BROWSER_PATH';

/** A shell is the same browser without a window's machinery. */
const places = [shellPlace, ...browserPlaces];

/** Hands what was found to the processes that are started from here, which need not start every browser again. */
const memory = 'FOUND_BROWSERS';

/**
 * The Chromium or Chrome that the machine has: the one that BROWSER_PATH names, else what the system and Playwright's
 * own downloads offer. Each was really started.
 *
 * @throws when BROWSER_PATH names what does not start, with a sentence that names the variable.
 */
export function findBrowsers(): Browsers {
  const named = process.env[browserVariable];
  const known = JSON.parse(process.env[memory] ?? '{}') as { readonly named?: string; readonly browsers?: Browsers };
  if (known.browsers !== undefined && known.named === (named ?? '')) return known.browsers;
  const whole = chromium.executablePath();
  const browsers = chooseBrowsers({
    variable: browserVariable,
    named,
    places: [...places, ...downloadedShells(whole), whole].filter((path) => existsSync(path)),
    start: (path) => startBrowser(path, browserFlags),
  });
  // What is missing now may be installed in a moment.
  if (browsers.quick !== undefined)
    process.env[memory] = JSON.stringify({ named: named ?? '', browsers } satisfies typeof known);
  return browsers;
}

/** Path of the browser for most tests: a shell where there is one, which takes three quarters of the time. */
export function findBrowser(): string | undefined {
  return findBrowsers().quick;
}

/** A browser with all its machinery, which the shell lacks: a back/forward cache, and the visitor's settings. */
export function findWholeBrowser(): string | undefined {
  return findBrowsers().whole;
}

/** Flags for every browser that is started here: none of its own calls home, and none that a container refuses. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
] as const;

/**
 * For tests that answer in a server's place, in a whole browser: it gives a sandboxed frame a process of its own, and
 * Playwright neither hears of nor answers the first request that such a frame makes. With this flag it does, as in a
 * shell. Where files come from a real server the flag is not needed, and those tests run without it (project `whole`).
 */
export const answeredFrames = '--disable-site-isolation-trials';

/** How tests and tools start the browser. */
export function launchOptions(executablePath: string | undefined = findBrowser()): LaunchOptions {
  return { ...(executablePath === undefined ? {} : { executablePath }), args: [...browserFlags] };
}
