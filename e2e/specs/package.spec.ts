import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { recorders } from '../hosts/hostile/recorders';
import { installPackage, packPackage, type InstalledPackage } from '../hosts/installedPackage';
import { expect, test } from '../hosts/partner';
import { Chat } from '../models/chat.model';
import { openClosedRoots } from '../support/closedRoots';
import { part } from '../support/part';
import { watchConsole } from '../support/watch';

/** The npm package, packed and installed as a partner would. One after the other: they share what is installed. */
test.describe.configure({ mode: 'default' });

const shop = 'https://shop.example';
const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** Answers for a shop's site: with a document, under a policy if there is one, or with the files of a folder. */
async function serveShop(page: Page, folder: string, document?: string, policy?: string): Promise<void> {
  await page.route(`${shop}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/favicon.ico') return route.fulfill({ status: 204 });
    if (pathname === '/' && document !== undefined) {
      const headers = {
        'Content-Type': 'text/html; charset=utf-8',
        ...(policy !== undefined && { 'Content-Security-Policy': policy }),
      };
      return route.fulfill({ body: document, headers });
    }
    const file = pathname === '/' ? '/index.html' : pathname;
    return route.fulfill({ body: await readFile(join(folder, file)), contentType: contentTypes[extname(file)] ?? '' });
  });
}

let packed: Awaited<ReturnType<typeof packPackage>>;
const installed = new Map<string, InstalledPackage>();
const versions = ['18.3.1', '19.3.1'];

/** What is installed beside a version of React. */
function beside(version = '19.3.1'): InstalledPackage {
  const found = installed.get(version);
  if (found === undefined) throw new Error(`React ${version} is not installed`);
  return found;
}

test.beforeAll(async () => {
  test.setTimeout(300_000);
  packed = await packPackage();
  await Promise.all(
    versions.map(async (version) => installed.set(version, await installPackage(packed.tarball, version))),
  );
});

test.afterAll(async () => {
  await Promise.all([packed.remove(), ...[...installed.values()].map(({ remove }) => remove())]);
});

for (const version of part(versions, 2, 1)) {
  test(`[WE-03] the component holds a conversation in React ${version}, follows its props, and goes with its parent @desktop @sweep`, async ({
    page,
    baseURL,
  }) => {
    const complaints = watchConsole(page);
    await serveShop(page, join(beside(version).folder, 'dist'));
    await page.goto(`${shop}/?server=${baseURL ?? ''}`);
    const chat = new Chat(page);
    await expect(page.locator('receptionist-widget')).toHaveCount(1);
    await page.getByRole('button', { name: 'Ask us' }).click();
    await chat.seeOpen();
    await chat.seeText('Welcome to Corner!');
    await chat.ask('sore throat');
    const option = chat.options().first();
    await expect(option).toHaveAttribute('href', `${baseURL ?? ''}/treatments/sore-throat?partner=corner`);
    await page.getByRole('button', { name: 'Change partner' }).click();
    await expect(option).toHaveAttribute('href', `${baseURL ?? ''}/treatments/sore-throat?partner=harbor`);
    await chat.ask('sore throat');
    await expect(page.getByText('corner:sore-throat harbor:sore-throat')).toBeVisible();

    await page.getByRole('button', { name: 'Show or hide' }).click();
    await expect(page.locator('receptionist-widget')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show or hide' }).click();
    await expect(page.locator('receptionist-widget')).toHaveCount(1);
    await page.getByRole('button', { name: 'Ask us' }).click();
    await chat.seeOpen();
    expect(complaints).toEqual([]);
  });
}

for (const version of versions) {
  test(`[WE-03] a server with React ${version} can import everything, and draws nothing @desktop`, async ({
    baseURL,
  }) => {
    const { imported, component } = await beside(version).onServer(baseURL ?? '');
    expect(imported).toEqual(['function', 'function', 'function']);
    expect(component).toBe('');
  });
}

test('[WX-12] what is installed has the doctor as a command, which needs nothing else @desktop', async () => {
  const { stdout } = await promisify(execFile)(join(beside().folder, 'node_modules/.bin/receptionist'), ['--help']);
  expect(stdout).toContain('doctor <address or file>');
});

// React 18 wants a whole document to be exactly what the server sent: there the component is the way.
const hydrated = [
  ['18.3.1', 'a part of a page'],
  ['19.3.1', 'a part of a page'],
  ['19.3.1', 'a whole document'],
  ['19.3.1', 'a whole document with the component in it'],
  ['18.3.1', 'a whole document with the component in it'],
] as const;

for (const [version, page] of part(hydrated, 2)) {
  test(`[WP-15] React ${version} takes over ${page} and has nothing to say of the widget @desktop @sweep`, async ({
    page: tab,
    baseURL,
  }) => {
    const complaints = watchConsole(tab);
    const { folder, onServer } = beside(version);
    await serveShop(tab, join(folder, 'dist'), (await onServer(baseURL ?? '')).pages[page]);
    await tab.goto(`${shop}/`);
    await expect(tab.locator('output')).toHaveText('hydrated');
    await expect(tab.locator('receptionist-widget')).toHaveCount(1);
    const chat = new Chat(tab);
    await chat.open();
    await chat.ask('sore throat');
    await expect(chat.options().first()).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

for (const version of part(versions, 2)) {
  test(`[WX-04] React ${version} draws a document anew that differs from the server's, and the conversation is still there @desktop @sweep`, async ({
    page,
    baseURL,
  }) => {
    const { folder, onServer } = beside(version);
    await serveShop(page, join(folder, 'dist'), (await onServer(baseURL ?? '')).pages['a whole document that differs']);
    await page.goto(`${shop}/`);
    const chat = new Chat(page);
    await chat.open();
    await chat.ask('sore throat');
    await expect(chat.options().first()).toBeVisible();
    await chat.input.fill('and a fever');
    await page.evaluate(() => dispatchEvent(new Event('hydrate')));
    await expect(page.getByText('Drawn anew')).toBeVisible();
    await expect(page.locator('receptionist-widget')).toHaveCount(1);
    await expect(chat.input).toHaveValue('and a fever');
    await expect(chat.options().first()).toHaveText('Sore Throat');
  });
}

const importMap = `<script type="importmap">{ "imports": {
  "@front-door/receptionist": "/index.js", "@front-door/receptionist/element": "/element.js" } }</script>`;
const packageOf = (folder: string) => join(folder, 'node_modules/@front-door/receptionist');

/** A shop with the element in a plain page, and with a module that listens to it. */
async function openElement(page: Page, origin: string | undefined, attributes: string, listen: string): Promise<void> {
  const site = origin ?? '';
  await serveShop(
    page,
    packageOf(beside().folder),
    `<!doctype html><title>Shop</title>${importMap}
    <receptionist-chat ${attributes} storefront="${site}" search-api="${site}/rest/v1"></receptionist-chat>
    <script type="module">import '@front-door/receptionist/element'; ${listen}</script>`,
  );
  await page.goto(`${shop}/`);
}

test('[WE-03] [WE-09] the element holds a conversation in a plain page, follows its attributes, and tells its events @desktop', async ({
  page,
  baseURL,
}) => {
  const complaints = watchConsole(page);
  await openElement(
    page,
    baseURL,
    'product="Corner" partner="corner"',
    `window.heard = [];
    for (const type of ['open', 'suggestions'])
      document.querySelector('receptionist-chat')
        .addEventListener('receptionist:' + type, ({ detail }) => heard.push(detail.type));`,
  );
  const chat = new Chat(page);
  await chat.open();
  await chat.seeText('Welcome to Corner!');
  await chat.ask('sore throat');
  await expect(chat.options().first()).toHaveAttribute('href', /\/treatments\/sore-throat\?partner=corner$/);
  await page.locator('receptionist-chat').evaluate((element) => element.setAttribute('partner', 'harbor'));
  await expect(chat.options().first()).toHaveAttribute('href', /\?partner=harbor$/);
  expect(await page.evaluate('heard')).toEqual(['open', 'suggestions']);
  await chat.ask('I have chest pain and I can’t breathe');
  await expect(chat.panel.getByRole('alert').getByRole('link', { name: 'Call 911' })).toBeVisible();

  await page.locator('receptionist-chat').evaluate((element) => {
    element.remove();
  });
  await expect(page.locator('receptionist-widget')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('[WX-11] the element with the attribute inline is the place that the chat stands in, and names what is no attribute of it @desktop', async ({
  page,
  baseURL,
}) => {
  const complaints = watchConsole(page);
  await openElement(
    page,
    baseURL,
    'inline class="wide" id="chat" data-test="x" patrner="corner" style="display: block; height: 500px"',
    `window.unread = [];
    document.querySelector('receptionist-chat')
      .addEventListener('receptionist:unread', ({ detail }) => unread.push(detail.count));`,
  );
  const chat = new Chat(page);
  await expect(chat.panel).toBeVisible();
  await expect(page.locator('receptionist-chat > receptionist-widget')).toHaveCount(1);
  await expect(chat.launcher).toBeHidden();
  expect((await page.locator('receptionist-widget iframe').boundingBox())?.height).toBe(500);
  await chat.ask('sore throat');
  await expect(chat.options().first()).toBeVisible();

  await page.locator('receptionist-chat').evaluate((element) => element.removeAttribute('inline'));
  await expect(page.locator('html > receptionist-widget')).toHaveCount(1);
  await expect(chat.panel).toBeHidden();
  await page.locator('receptionist-chat').evaluate((element) => element.setAttribute('inline', ''));
  await expect(chat.options().first()).toBeVisible();
  expect(complaints).toEqual(['Receptionist: "patrner" of the tag is not an option']);
});

test('[WE-03] [WE-12] the function and a script tag on one page share one widget @desktop', async ({
  page,
  baseURL,
}) => {
  const complaints = watchConsole(page);
  await serveShop(
    page,
    packageOf(beside().folder),
    `<!doctype html><title>Shop</title>${importMap}
    <script src="${baseURL ?? ''}/receptionist/v1/receptionist.js"></script>
    <script type="module">
      import { mountReceptionist } from '@front-door/receptionist';
      mountReceptionist({ product: 'Corner' }).open();
    </script>`,
  );
  await page.goto(`${shop}/`);
  const chat = new Chat(page);
  await chat.seeOpen();
  await chat.seeText('Welcome to Corner!');
  await expect(page.locator('receptionist-widget')).toHaveCount(1);
  await chat.ask('sore throat');
  await expect(chat.options().first()).toBeVisible();
  expect(complaints).toEqual([]);
});

const elementOf = (origin: string) =>
  `<receptionist-chat storefront="${origin}" search-api="${origin}/rest/v1"></receptionist-chat>`;

test('[WX-01] a page that listens to everything hears nothing of a conversation of the package’s @desktop', async ({
  page,
  baseURL,
}) => {
  const [eavesdropper] = recorders;
  if (eavesdropper === undefined) throw new Error('nobody listens');
  const listener = await readFile(new URL('../hosts/assets/eavesdropper.js', import.meta.url), 'utf8');
  await serveShop(
    page,
    packageOf(beside().folder),
    `<!doctype html><title>Shop</title><script>${listener}</script><label>Your name <input></label>
    ${elementOf(baseURL ?? '')}<script type="module" src="/element.js"></script>`,
  );
  await page.goto(`${shop}/`);
  await page.getByRole('textbox', { name: 'Your name' }).pressSequentially('pagewords');
  const chat = new Chat(page);
  await chat.openByLauncher();
  await page.keyboard.type('zqxjkv skin rash ');
  await page.keyboard.insertText('qjzxwy');
  await page.keyboard.press('Enter');
  await expect(chat.options().first()).toHaveText('Rash');
  await page.keyboard.type('vkqzjx');
  await page.keyboard.insertText(' I have chest pain and I can’t breathe');
  await page.keyboard.press('Enter');
  await expect(chat.panel.getByRole('alert').getByRole('link', { name: 'Call 911' })).toBeVisible();
  // The reader came as code, too, and not to the page.
  expect(await page.evaluate('document.querySelectorAll("script").length')).toBe(2);
  const recorded = JSON.stringify(await page.evaluate(eavesdropper.recorded));
  expect(recorded).toContain('pagewords');
  expect(['zqxjkv', 'qjzxwy', 'vkqzjx'].filter((word) => recorded.includes(word))).toEqual([]);
});

test('[WE-05] [WX-01] a page’s nonce, and its Trusted Types, are the frame’s @desktop', async ({ page, baseURL }) => {
  const complaints = watchConsole(page);
  await serveShop(
    page,
    packageOf(beside().folder),
    `<!doctype html><title>Shop</title>${elementOf(baseURL ?? '')}
    <script type="module" nonce="n0nce" src="/element.js"></script>`,
    `default-src 'none'; script-src 'nonce-n0nce' 'self'; connect-src ${baseURL ?? ''}; require-trusted-types-for 'script'; trusted-types receptionist`,
  );
  await page.goto(`${shop}/`);
  const chat = new Chat(page);
  await chat.openByLauncher();
  await chat.ask('I have chest pain and I can’t breathe');
  await expect(chat.panel.getByRole('alert').getByRole('link', { name: 'Call 911' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('[WE-05] [WX-07] where a page’s policy forbids scripts in markup, the conversation stands in a closed root @desktop', async ({
  page,
  baseURL,
}) => {
  const complaints = watchConsole(page);
  await page.addInitScript(openClosedRoots);
  await serveShop(
    page,
    packageOf(beside().folder),
    `<!doctype html><title>Shop</title>${elementOf(baseURL ?? '')}<script type="module" src="/element.js"></script>`,
    `default-src 'none'; script-src 'self'; connect-src ${baseURL ?? ''}`,
  );
  await page.goto(`${shop}/`);
  const chat = new Chat(page, page, page);
  await chat.openByLauncher();
  await chat.ask('I have chest pain and I can’t breathe');
  await expect(chat.panel.getByRole('alert').getByRole('link', { name: 'Call 911' })).toBeVisible();
  await expect(page.locator('receptionist-widget iframe')).toHaveCount(0);
  const own = complaints.filter((line) => line.startsWith('Receptionist: '));
  expect(own).toEqual([expect.stringContaining('refuses the frame')]);
});
