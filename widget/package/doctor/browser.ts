import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserType } from 'playwright-core';
import { browserPlaces, shellPlace } from '@front-door/shared/doctor/browserPlaces';
import { failed, ok, type Result } from '@front-door/shared/result';

const howTo =
  'install one with "npm install --save-dev playwright && npx playwright install chromium", or name one with --browser';

/** Starts a browser, if Playwright is installed where the command is run or beside it. */
export async function startBrowser(named: string | undefined): Promise<Result<Browser, string>> {
  const chromium = await findPlaywright();
  if (chromium === undefined) return failed(`There is no browser to load the page with (no Playwright): ${howTo}`);
  const asked = named ?? process.env['BROWSER_PATH'];
  const paths =
    asked === undefined ? [undefined, ...[...browserPlaces, shellPlace].filter((path) => existsSync(path))] : [asked];
  let reason = '';
  for (const executablePath of paths) {
    try {
      return ok(
        await chromium.launch({
          ...(executablePath !== undefined && { executablePath }),
          // Chromium's sandbox refuses to run for root, which containers mostly are.
          args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
        }),
      );
    } catch (error) {
      reason = (error as Error).message.split('\n')[0] ?? '';
    }
  }
  return failed(`No browser could be started (${reason}): ${howTo}`);
}

/** An optional peer: it may be installed for the project, or beside this package, or not at all. */
async function findPlaywright(): Promise<BrowserType | undefined> {
  const project = createRequire(join(process.cwd(), 'package.json'));
  for (const name of ['playwright', 'playwright-core', '@playwright/test']) {
    for (const locate of [() => pathToFileURL(project.resolve(name)).href, () => name]) {
      try {
        const found = (await import(/* @vite-ignore */ locate())) as {
          readonly chromium?: BrowserType;
          readonly default?: { readonly chromium?: BrowserType };
        };
        const chromium = found.chromium ?? found.default?.chromium;
        if (chromium !== undefined) return chromium;
      } catch {
        // Not there: the next may be.
      }
    }
  }
  return undefined;
}
