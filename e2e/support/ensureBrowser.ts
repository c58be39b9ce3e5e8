import { spawnSync } from 'node:child_process';
import { installDebian } from '../../scripts/needed.mjs';
import { browserVariable, findBrowsers, type Browsers } from './browser';

/**
 * Makes sure that the end-to-end tests have a browser: an existing Chromium or Chrome, else
 * Playwright's download, else Debian's Chromium when run as root. Only what was really started counts.
 */
const ways: readonly (() => void)[] = [
  download,
  // The shell runs most tests, the whole browser those that need more; an older Debian packs no shell.
  () => {
    installDebian('Chromium or Chrome', 'chromium chromium-headless-shell');
  },
  () => {
    installDebian('shell of Chromium', 'chromium');
  },
];

function download(): void {
  log("No Chromium or Chrome found: trying Playwright's download …");
  spawnSync('npx playwright install chromium', {
    shell: true,
    timeout: 300_000,
    stdio: 'ignore',
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' },
  });
}

function log(line: string): void {
  process.stdout.write(`${line}\n`);
}

function ensure(): Browsers {
  let browsers = findBrowsers();
  for (const way of ways) {
    if (browsers.quick !== undefined) break;
    way();
    browsers = findBrowsers();
  }
  return browsers;
}

try {
  const { quick, whole } = ensure();
  if (quick === undefined) {
    log(`No browser: install Chromium or Chrome, or set ${browserVariable} to one, and run this again.`);
    process.exitCode = 1;
  } else {
    log(`Browser for the end-to-end tests: ${quick}`);
    if (whole !== undefined && whole !== quick) log(`For the journeys in a whole browser: ${whole}`);
    if (whole === undefined) log('No whole browser: the tests that need one are left out (apt-get install chromium).');
  }
} catch (error) {
  log(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
