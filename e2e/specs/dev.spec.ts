import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '@front-door/mock-api/gateway';
import { Chat } from '../models/chat.model';
import { GetStarted } from '../models/getStarted.model';
import { openPage, seeInteractive } from '../models/site.model';
import { openClosedRoots } from '../support/closedRoots';
import { copyProject, type ProjectCopy } from '../support/projectCopy';
import { expect, test } from '../support/test';

/** The development servers, started as a developer does, on a copy of the project that can be edited. */
test.describe.configure({ mode: 'default' });

let project: ProjectCopy;
const commands: ChildProcess[] = [];

test.beforeAll(() => {
  project = copyProject();
});
test.afterAll(() => {
  // A test that ran out of time has not stopped what it started.
  for (const { pid, exitCode, signalCode } of commands)
    if (exitCode === null && signalCode === null && pid !== undefined) process.kill(-pid, 'SIGKILL');
  project.remove();
});

interface Running {
  readonly origin: string;
  /** Presses Ctrl+C. @returns what is still answered afterwards */
  readonly interrupt: () => Promise<readonly string[]>;
}

/** Runs a script of package.json with arguments of its own, in a process group as a terminal does. */
async function run(script: string): Promise<Running> {
  const port = String(await freePort());
  const command: ChildProcess = spawn(
    'npm',
    ['run', script, '--', '--port', port, '--strictPort', '--clearScreen=false'],
    {
      cwd: project.folder,
      env: { ...process.env, NO_COLOR: '1', BRAND: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    },
  );
  commands.push(command);
  let said = '';
  const hear = (data: unknown) => (said += String(data));
  command.stdout?.on('data', hear);
  command.stderr?.on('data', hear);
  const origin = `http://127.0.0.1:${port}`;
  await expect.poll(() => said, { timeout: 120_000 }).toContain(`${origin}/`);
  return {
    origin,
    interrupt: async () => {
      if (command.exitCode !== null || command.signalCode !== null || command.pid === undefined)
        throw new Error(`it has ended by itself:\n${said}`);
      const ended = once(command, 'close');
      process.kill(-command.pid, 'SIGINT');
      await ended;
      const answers = await Promise.allSettled([fetch(origin)]);
      return answers.filter(({ status }) => status === 'fulfilled').map(() => origin);
    },
  };
}

/** Replaces a text in a file of the copy. */
function edit(file: string, from: string, to: string): void {
  const path = join(project.folder, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} no longer has "${from}"`);
  writeFileSync(path, text.replace(from, to));
}

/** A first visit: Vite prepares what the pages import, which takes a busy machine its time. */
async function openFirst(page: Page, address: string, awaited = 'h1'): Promise<void> {
  await expect(async () => {
    await page.goto(address, { timeout: 60_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
    // The widget is built beside the first pages: on a busy machine one may ask for it too early.
    await expect(page.locator(awaited).first()).toBeAttached({ timeout: 20_000 });
  }).toPass({ timeout: 120_000 });
}

test('[SM-08] [QA-05] npm run dev takes a port, serves the whole way, from the chat to the assessment site, and shows what is edited @desktop', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const { origin, interrupt } = await run('dev');
  try {
    await openFirst(page, `${origin}/treatments/sore-throat`);
    await openFirst(page, `${origin}/`, 'receptionist-widget');
    const posted = page.waitForRequest('**/calls/transaction');
    await openPage(page, `${origin}/`);
    const chat = new Chat(page);
    await chat.open();
    await chat.ask('sore throat');
    await expect(chat.options().first()).toHaveText('Sore Throat');
    // The panel's choice is for the calls of this tab, the chat's too, and it shows them.
    const panel = page.locator('mock-api-panel');
    await panel.getByText('Mocked API').click();
    await panel.getByLabel(/A list of your own/).fill('rash 0.9');
    await panel.getByRole('button', { name: 'Answer with this list' }).click();
    await chat.ask('sore throat');
    await expect(chat.options()).toHaveText(['Rash']);
    await expect(panel.locator('#calls > li')).toHaveCount(1);
    await panel.getByRole('region', { name: 'Normal' }).getByRole('button', { name: 'Use this' }).click();
    await panel.getByText('Mocked API').click();
    await chat.ask('sore throat');
    await expect(chat.options().first()).toHaveText('Sore Throat');
    await chat.options().first().click();
    await expect(page).toHaveURL(`${origin}/treatments/sore-throat`);
    if (await chat.panel.isVisible()) await chat.panel.getByRole('button', { name: 'Close chat' }).click();

    const start = new GetStarted(page);
    await start.chooseState('Florida');
    const { tab, received } = await start.launch(start.consultation(/Virtual Consultation/));
    expect(received.get('protocolName')).toBe('Sore Throat');
    await expect(tab.getByText('The launch is complete and every value fits.')).toBeVisible();
    expect((await (await posted).response())?.status()).toBe(200);
    await tab.close();

    // A page of another site reaches loader, app and search, too: the preview's frame is one.
    await openPage(page, `${origin}/partners/embed`);
    const frame = page.frameLocator('iframe');
    // Clear of this page's own launcher.
    await page.getByLabel('Corner').selectOption('Bottom left');
    await page.locator('iframe').scrollIntoViewIfNeeded();
    const preview = new Chat(page, frame);
    await preview.launcher.click();
    await preview.ask('sore throat');
    await expect(preview.options().first()).toHaveText('Sore Throat');

    for (const path of ['/qa', '/stand-in/portal', '/stand-in/price-lookup', '/sitemap.xml', '/robots.txt'])
      expect((await page.request.get(origin + path)).status(), path).toBe(200);
    expect(await (await page.request.get(`${origin}/sitemap.xml`)).text()).toContain('/es/servicios</loc>');
    for (const script of ['sign-up-form', 'review-widget'])
      expect(await (await page.request.get(`${origin}/stand-in/${script}.js`)).text()).toContain('document');

    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    edit('storefront/src/pages/embedPageTexts/en.tsx', 'Put the Receptionist on your site', 'Put it on your site');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Put it on your site', { timeout: 60_000 });
    expect(await page.evaluate('globalThis.isSamePage')).toBe(true);

    edit('mock-api/src/stand-ins/standIns.ts', 'Nothing here is real', 'Nothing here is true');
    await expect
      .poll(async () => (await page.request.get(`${origin}/stand-in/portal`)).text(), { timeout: 60_000 })
      .toContain('Nothing here is true');
  } finally {
    expect(await interrupt()).toEqual([]);
  }
});

test('[SM-08] [QA-04] npm run dev:widget takes a port, and starts the mock API that the playground asks @desktop', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { origin, interrupt } = await run('dev:widget');
  try {
    await page.addInitScript(openClosedRoots);
    await openFirst(page, origin);
    await page.getByRole('combobox', { name: 'Search' }).selectOption('The mock API');
    const chat = new Chat(page, page, page);
    await chat.openByLauncher();
    await chat.ask('sore throat');
    await expect(chat.options().first()).toHaveText('Sore Throat', { timeout: 30_000 });
  } finally {
    expect(await interrupt()).toEqual([]);
  }
});

test('[SM-08] npm run dev builds the widget anew that is edited, and loads the page again @desktop @gate', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const { origin, interrupt } = await run('dev');
  try {
    await openFirst(page, `${origin}/`);
    await seeInteractive(page);
    const reloaded = page.waitForEvent('load', { timeout: 120_000 });
    edit('widget/src/texts/english.ts', 'Welcome to', 'Hello from');
    await reloaded;
    await seeInteractive(page);
    expect(await (await page.request.get(`${origin}/receptionist/v1/chat.js`)).text()).toContain('Hello from');
  } finally {
    expect(await interrupt()).toEqual([]);
  }
});
