import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './support/browser';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env['E2E_PORT'] ?? 4187);

export default defineConfig({
  testDir: 'specs',
  outputDir: '../reports/e2e-artifacts',
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine can starve a browser for seconds; a test that needed its second try is counted and told.
  retries: 1,
  // Tests wait as much as they work: on two processors three end sooner than two.
  workers: 3,
  timeout: 30_000,
  reporter: [['dot'], ['json', { outputFile: '../reports/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${String(port)}`,
    // Traces and screenshots of a failure would keep what a test types; the message of the failure is enough.
    trace: 'off',
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
      grepInvert: /@desktop/,
    },
  ],
  webServer: {
    command: 'npm run --silent serve',
    cwd: root,
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${String(port)}/healthz`,
    timeout: 30_000,
  },
});
