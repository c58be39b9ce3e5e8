import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page, Request } from '@playwright/test';
import { forbiddenAt } from '@front-door/shared/visitor/privacyTable';
import { Chat } from '../models/chat.model';
import { choosePrivacy, turnOnGlobalPrivacyControl } from '../models/privacy.model';
import { openPage } from '../models/site.model';
import { brand } from '../support/brand';
import { startServer, type RunningServer } from '../support/server';
import { expect, test } from '../support/test';
import { isPolicyComplaint } from '../support/watch';

/** Row RL-08 of docs/requirements.md, with a site whose brand names a path for reports: a build of its own. */
test.describe.configure({ mode: 'default' });

const root = fileURLToPath(new URL('../..', import.meta.url));
const reportsPath = '/page-reports';
/** Stands in what is typed, in addresses, and in what is thrown. */
const words = 'purplezebra';

let folder = '';
let server: RunningServer;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'reports-')));
  const brandFile = join(folder, 'brand.json');
  writeFileSync(brandFile, JSON.stringify({ ...brand, reportsPath }));
  const site = join(folder, 'site');
  const build = spawn(process.execPath, ['--import', 'tsx', 'storefront/tools/build.ts', site, 'en'], {
    cwd: root,
    env: { ...process.env, BRAND: brandFile },
    stdio: 'ignore',
  });
  const [code] = (await once(build, 'close')) as [number | null];
  expect(code, 'the site with reports is built').toBe(0);
  cpSync(join(root, 'widget/dist'), join(site, 'receptionist/v1'), { recursive: true });
  // One edition with reports does; the server wants the other there too.
  cpSync(join(root, 'storefront/dist/es'), join(site, 'es'), { recursive: true });
  server = await startServer(undefined, { TESTER: 'on', SITE: site });
});
test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** What a page tells, and whether it has fetched what tells. */
interface Told {
  readonly requests: readonly Request[];
  readonly reports: () => readonly Record<string, unknown>[];
  readonly hasReporter: () => boolean;
}

/** Listens at the path, as the operator of the site would, on whichever site. */
async function listenForReports(page: Page): Promise<Told> {
  const requests: Request[] = [];
  let hasReporter = false;
  await page.route(`**${reportsPath}**`, async (route) => {
    requests.push(route.request());
    await route.fulfill({ status: 204 });
  });
  page.on('request', (request) => {
    if (/\/assets\/reports-[\w-]+\.js/.test(request.url())) hasReporter = true;
  });
  return {
    requests,
    reports: () => requests.map((request) => request.postDataJSON() as Record<string, unknown>),
    hasReporter: () => hasReporter,
  };
}

/** A visit with words everywhere, far beyond the moment at which the reporter is fetched. */
async function visit(page: Page, origin: string): Promise<void> {
  await page.clock.install();
  await openPage(page, `${origin}/treatments/gout?source=${words}&campaign=${words}&${words}=1#${words}`);
  await page.clock.fastForward(5000);
  const chat = new Chat(page);
  await chat.open();
  await chat.ask(`${words} and a sore throat`);
  await expect(chat.options().first()).toBeVisible();
}

/** Errors of every kind that is told, each of which quotes what was typed; then the visitor looks away. */
async function haveErrors(page: Page): Promise<void> {
  await page.evaluate(async (quoted) => {
    const thrown = Object.assign(new TypeError(`cannot read "${quoted}"`), { name: 'TypeError' });
    const named = Object.assign(new Error(quoted), { name: quoted });
    queueMicrotask(() => {
      throw thrown;
    });
    void Promise.reject(named);
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- pages do
    void Promise.reject({ message: quoted });
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = `/assets/none.css?test:typed=${quoted}#${quoted}`;
    const failed = new Promise((resolve) => {
      sheet.addEventListener('error', resolve);
    });
    document.head.append(sheet);
    await failed;
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, words);
  // What the page has to say has been said once it is answered something it asked for later.
  await page.clock.fastForward(5000);
  await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
}

const vital = ['kind', 'metric', 'route', 'value'];
const error = ['column', 'error', 'file', 'kind', 'line', 'route'];

test('[RL-08] [AN-03] vitals and errors arrive at the path with the documented fields, no words and no address @desktop', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (isPolicyComplaint(message.text())) refused.push(message.text());
  });
  const told = await listenForReports(page);
  await visit(page, server.origin);
  await expect.poll(() => told.reports().length, 'the reporter has come').toBeGreaterThan(0);
  await haveErrors(page);
  const kinds = () => [
    ...new Set(told.reports().map((report) => (report['kind'] === 'vital' ? report['metric'] : report['error']))),
  ];
  // The other vitals need the browser's own clock.
  await expect.poll(kinds).toEqual(expect.arrayContaining(['FCP', 'CLS', 'TypeError', 'Error', 'load']));

  for (const report of told.reports()) {
    expect(Object.keys(report).toSorted()).toEqual(report['kind'] === 'vital' ? vital : error);
    expect(forbiddenAt('report', 'none', Object.keys(report))).toEqual([]);
    expect(report['route']).toBe('/treatments/:segment');
  }
  const errors = told.reports().filter(({ kind }) => kind === 'error');
  expect(errors.filter(({ file }) => !/^(?:page|elsewhere|\/assets\/[\w.-]+\.(?:js|css))$/.test(String(file)))).toEqual(
    [],
  );
  for (const request of told.requests) {
    expect(request.method()).toBe('POST');
    expect(request.url()).toBe(server.origin + reportsPath);
    const headers = await request.allHeaders();
    expect(headers['cookie']).toBeUndefined();
    expect(headers['referer']).toBeUndefined();
    expect(`${JSON.stringify(headers)} ${request.postData() ?? ''}`).not.toMatch(new RegExp(`${words}|gout`));
  }
  expect(refused).toEqual([]);
});

test('[RL-08] [AN-02] after the opt-out nothing more is told @desktop', async ({ page }) => {
  const told = await listenForReports(page);
  await visit(page, server.origin);
  await expect.poll(() => told.reports().length).toBeGreaterThan(0);
  await new Chat(page).panel.getByRole('button', { name: 'Close chat' }).click();
  await choosePrivacy(page, { optOut: true });
  const before = told.reports().length;
  await haveErrors(page);
  expect(told.reports()).toHaveLength(before);
});

for (const [name, arrange, origin] of [
  ['under Global Privacy Control', turnOnGlobalPrivacyControl, () => server.origin],
  [
    'after an opt-out',
    (page: Page) =>
      page.addInitScript(() => {
        localStorage.setItem('privacy-choice', 'opt-out');
      }),
    () => server.origin,
  ],
  ['where the brand names no path', () => Promise.resolve(), (baseURL: string) => baseURL],
] as const) {
  test(`[RL-08] [AN-02] ${name} nothing is told, and what tells is not fetched @desktop`, async ({ page, baseURL }) => {
    await arrange(page);
    const told = await listenForReports(page);
    await visit(page, origin(baseURL ?? ''));
    await haveErrors(page);
    expect(told.reports()).toEqual([]);
    expect(told.hasReporter()).toBe(false);
  });
}
