import { spawnSync } from 'node:child_process';
import { browserVariable, findBrowsers, type Browsers } from './browser';

const install = 'apt-get install -y -qq --no-install-recommends';

/**
 * Makes sure that the end-to-end tests have a browser: an existing Chromium or Chrome, else
 * Playwright's download, else Debian's Chromium when run as root. Only what was really started counts.
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

function ensure(): Browsers {
  let browsers = findBrowsers();
  for (const way of ways) {
    if (browsers.quick !== undefined || !way.possible) continue;
    log(way.say);
    for (const command of way.commands) {
      spawnSync(command, {
        shell: true,
        timeout: 300_000,
        stdio: ['ignore', 'ignore', 'ignore'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' },
      });
    }
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
