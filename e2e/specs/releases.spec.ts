import { execFile } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { goTo, markDocument, openPage, seeInteractive, seeSameDocument } from '../models/site.model';
import { makeLaterRelease } from '../support/laterRelease';
import { startServer } from '../support/server';
import { expect, test } from '../support/test';

const root = fileURLToPath(new URL('../..', import.meta.url));

const start = promisify(execFile);

/** What an operator runs. @returns what it says. */
async function command(line: string, ...parameters: readonly string[]): Promise<string> {
  const [program = '', ...rest] = line.split(' ');
  return (await start(program, [...rest, ...parameters], { cwd: root })).stdout.trim();
}
const release = (name: string, ...parameters: readonly string[]) =>
  command(`node --import tsx mock-api/src/release/rollOutCommand.ts ${name}`, ...parameters);

/** Rolls out or back while visitors ask for pages and all their scripts, over and over, and once more afterwards. */
async function underLoad(origin: string, act: () => Promise<unknown>): Promise<void> {
  const failures: string[] = [];
  const ask = async (path: string) => {
    const answer = await fetch(origin + path).catch((error: unknown) => error as Error);
    if (answer instanceof Error || answer.status !== 200) {
      failures.push(`${path}: ${answer instanceof Error ? answer.message : String(answer.status)}`);
      return '';
    }
    return answer.text();
  };
  const lookAround = async () => {
    for (const path of ['/', '/care', '/treatments/rash', '/faqs', '/receptionist/v1/receptionist.js']) {
      const scripts = new Set((await ask(path)).match(/\/assets\/[\w.-]+\.js/g) ?? []);
      await Promise.all([...scripts].map(ask));
    }
  };
  const over = new AbortController();
  const visit = async () => {
    // As visitors do, not as fast as one machine can: the roll-out needs it as well.
    while (!over.signal.aborted) {
      await lookAround();
      await wait(100);
    }
    await lookAround();
  };
  const visits = [visit(), visit(), visit()];
  try {
    await act();
  } finally {
    over.abort();
    await Promise.all(visits);
  }
  expect(failures).toEqual([]);
}

/** Addresses of the page's first scripts. */
const scriptsOf = async (page: Page) => new Set((await page.content()).match(/\/assets\/[\w.-]+\.js/g));

function watchFailures(page: Page): readonly string[] {
  const failures: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.url()}: ${String(response.status())}`);
  });
  return failures;
}

test('[RL-04] a roll-out and a roll-back under load and under open tabs lose nobody @desktop', async ({ context }) => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'releases #1 50% ')));
  const place = join(folder, 'srv');
  try {
    await command('npm run --silent build:server -w mock-api -- --logLevel error');
    const first = await command('node --import tsx mock-api/src/release/releaseCommand.ts', folder);
    const later = join(folder, 'later');
    await makeLaterRelease(first, later);
    await release('roll-out', first, place);
    const server = await startServer([join(place, 'current/server/main.mjs')], {
      SITE: join(place, 'current/site'),
    });
    try {
      const [old, fresh] = [await context.newPage(), await context.newPage()];
      const failures = [watchFailures(old), watchFailures(fresh)];
      await openPage(old, `${server.origin}/`);
      await markDocument(old);
      const firstScripts = await scriptsOf(old);

      await underLoad(server.origin, () => release('roll-out', later, place));
      await openPage(fresh, `${server.origin}/`);
      await markDocument(fresh);
      const freshScripts = [...(await scriptsOf(fresh))];
      expect(Math.min(firstScripts.size, freshScripts.length)).toBeGreaterThan(0);
      expect(freshScripts.filter((script) => firstScripts.has(script))).toEqual([]);
      // The old tab loads parts that it had not needed yet.
      for (const tab of [old, fresh]) {
        await goTo(tab, '/how-it-works');
        await seeSameDocument(tab);
      }

      await underLoad(server.origin, () => release('roll-back', place));
      for (const tab of [old, fresh]) {
        await goTo(tab, '/faqs');
        await seeSameDocument(tab);
      }
      const again = await context.newPage();
      await openPage(again, `${server.origin}/`);
      expect(await scriptsOf(again)).toEqual(firstScripts);
      expect(failures.flat()).toEqual([]);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('[RL-04] a part that is gone becomes a full load of the page, which keeps state and condition @once', async ({
  page,
}) => {
  await openPage(page, '/');
  await markDocument(page);
  await page.evaluate(() => {
    sessionStorage.setItem('state', 'TX');
    sessionStorage.setItem('condition', 'rash');
  });
  let asked = 0;
  await page.route('**/assets/HowItWorksPage-*.js*', (route) => {
    asked += 1;
    return asked <= 2 ? route.fulfill({ status: 404, body: 'Not found' }) : route.fallback();
  });
  await page.evaluate(() => {
    history.pushState({}, '', '/how-it-works');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect.poll(() => page.evaluate(() => 'sameDocument' in globalThis).catch(() => true)).toBe(false);
  await seeInteractive(page);
  expect(new URL(page.url()).pathname).toBe('/how-it-works');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/how it works/i);
  expect(await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)))).toMatchObject({
    state: 'TX',
    condition: 'rash',
  });
  expect(asked).toBe(3);
});
