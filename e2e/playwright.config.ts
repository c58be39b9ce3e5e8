import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { answeredFrames, findBrowsers, launchOptions } from './support/browser';
import { isWhole } from './support/part';

const root = fileURLToPath(new URL('..', import.meta.url));
const { quick, whole } = findBrowsers();
const usual = launchOptions(quick);
if (quick === whole) usual.args?.push(answeredFrames);
const wide = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };

/*
 * What a test's title says of where it runs:
 *
 * - `@desktop`, `@phone`: on that screen alone, since it is about it;
 * - `@once`: the same on both screens; `npm test` runs it on the wide one, `npm run gates` on the phone;
 * - `@sweep`: `npm test` tries a part of what it goes through, `npm run gates` all of it (support/part.ts);
 * - `@gate`: `npm run gates` alone runs it, since it asks a clock, which a busy machine answers wrongly, or takes long;
 * - `@whole`: in a whole browser as well.
 */
export default defineConfig({
  testDir: 'specs',
  outputDir: '../reports/e2e-artifacts',
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine can starve a browser for seconds; a test that needed its second try is counted and told.
  retries: 1,
  // Tests wait as much as they work: on two processors three end sooner than two.
  workers: 3,
  // What is waited for comes at once on a quiet machine. These end what never comes, and hold where others keep all
  // processors busy.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['dot'], ['json', { outputFile: '../reports/e2e.json' }]],
  use: {
    // The server takes a free port and says which; whoever runs the tests learns it from there.
    baseURL: process.env['E2E_ORIGIN'] ?? 'http://127.0.0.1',
    // Traces and screenshots of a failure would keep what a test types; the message of the failure is enough.
    trace: 'off',
    launchOptions: usual,
  },
  projects: [
    {
      name: 'desktop',
      use: wide,
      ...(isWhole ? { grep: /@gate|@sweep/, grepInvert: /@phone/ } : { grepInvert: /@phone|@gate/ }),
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
      ...(isWhole ? { grep: /@gate|@sweep|@once/, grepInvert: /@desktop/ } : { grepInvert: /@desktop|@once|@gate/ }),
    },
    // Most of the tests run in a browser's shell where there is one, or in a browser that is set like one. What visitors
    // have is more, and behaves otherwise now and then: sandboxed frames are processes of their own, say.
    ...(whole === undefined || isWhole
      ? []
      : [
          { name: 'whole', grep: /@whole/, grepInvert: /@gate/, use: { ...wide, launchOptions: launchOptions(whole) } },
        ]),
  ],
  webServer: {
    command: 'npm run --silent serve',
    cwd: root,
    env: { PORT: '0', TESTER: 'on', DRAIN_SECONDS: '0', FINISH_SECONDS: '0' },
    wait: { stdout: /^Serving on (?<e2e_origin>http:\/\/\S+)$/m },
    timeout: 120_000,
  },
});
