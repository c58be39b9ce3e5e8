import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser';

const install = 'apt-get install -y -qq --no-install-recommends';

/**
 * Makes sure that the end-to-end tests have a browser: an existing Chromium or Chrome, else
 * Playwright's download, else Debian's Chromium when run as root.
 */
const ways: readonly { readonly say: string; readonly possible: boolean; readonly commands: readonly string[] }[] = [
  {
    say: "No Chromium or Chrome found: trying Playwright's download …",
    possible: true,
    commands: ['npx playwright install chromium'],
  },
  {
    say: "That did not work: installing Debian's Chromium …",
    possible: process.getuid?.() === 0,
    // The shell runs most tests, the whole browser those that need more; an older Debian packs no shell.
    commands: ['apt-get update -qq', `${install} chromium chromium-headless-shell || ${install} chromium`],
  },
];

function log(line: string): void {
  process.stdout.write(`${line}\n`);
}

let browser = findBrowser();
for (const way of ways) {
  if (browser !== undefined || !way.possible) continue;
  log(way.say);
  for (const command of way.commands) {
    spawnSync(command, {
      shell: true,
      timeout: 300_000,
      stdio: ['ignore', 'ignore', 'ignore'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' },
    });
  }
  browser = findBrowser();
}
if (browser === undefined) {
  log('No browser: install Chromium or Chrome, or set BROWSER_PATH to one, and run this again.');
  process.exitCode = 1;
} else {
  log(`Browser for the end-to-end tests: ${browser}`);
}
