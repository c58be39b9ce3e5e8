import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, test } from '@playwright/test';
import { findWholeBrowser, launchOptions } from '../support/browser';
import { Partner } from './partner';

interface Asked {
  /** The visitor has told the browser to keep no site's data. */
  readonly blocksSiteData?: boolean;
}

/**
 * A partner's site in a browser of its own, set as the tests' browser can't be: with a back/forward cache, and
 * with a visitor's preferences. Closed when `use` is done. A machine that has but the shell of a browser skips the test.
 */
export async function inOwnBrowser(
  origin: string,
  { blocksSiteData = false }: Asked,
  use: (partner: Partner) => Promise<void>,
): Promise<void> {
  const executablePath = findWholeBrowser();
  test.skip(executablePath === undefined, 'needs a whole browser: apt-get install chromium');
  const profile = await mkdtemp(join(tmpdir(), 'visitor-'));
  await mkdir(join(profile, 'Default'));
  const cookies = blocksSiteData ? 2 : 1;
  const preferences = { profile: { default_content_setting_values: { cookies } } };
  await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions(),
    ...(executablePath !== undefined && { executablePath }),
    permissions: ['local-network-access'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    viewport: { width: 1280, height: 800 },
  });
  try {
    const partner = new Partner(context.pages()[0] ?? (await context.newPage()), origin);
    await partner.serve();
    await use(partner);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}
