import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { htmlDocument } from '../hosts/documents';
import { expect, Partner, partnerOrigin, test } from '../hosts/partner';
import { browserFlags, findWholeBrowser } from '../support/browser';

/** The conversation kept for the tab, by choice. */
const keeping = { html: ({ tag }: { tag: string }) => htmlDocument({ head: tag.replace('async', 'async data-keep') }) };

const stored = (page: Page) =>
  page.evaluate(() => ({
    session: Object.keys(sessionStorage),
    local: Object.keys(localStorage),
    name: window.name.slice(0, 17),
    text: JSON.stringify([sessionStorage, localStorage, window.name, document.cookie]),
  }));

const nothing = { session: [], name: '' };
const kept = { session: ['receptionist:kept'], name: 'receptionist:key:' };

test('[WX-11] the conversation goes on on the next page of the site, with its notice and what was being typed @desktop', async ({
  partner,
  page,
}) => {
  await partner.visit({ ...keeping, id: 'first' });
  await partner.converse('sore throat');
  await partner.chat.ask('I have chest pain and I can’t breathe');
  const notice = partner.chat.panel.getByRole('alert');
  await expect(notice.getByRole('link', { name: 'Call 911' })).toBeVisible();
  await expect(partner.chat.busy).toHaveCount(0);
  await partner.chat.input.fill('what is zymurgy');
  await expect.poll(() => stored(page)).toMatchObject(kept);
  expect((await stored(page)).text).not.toMatch(/throat|chest|zymurgy|911/);

  await partner.visit({ ...keeping, id: 'second' });
  expect(await page.evaluate(() => (globalThis.Receptionist as { state?: () => unknown }).state?.())).toEqual({
    state: 'closed',
    unread: 0,
  });
  await partner.open();
  await expect(notice.getByRole('link', { name: 'Call 911' })).toBeVisible();
  await expect(partner.chat.input).toHaveValue('what is zymurgy');
  await notice.getByRole('button', { name: 'Dismiss this notice' }).click();
  await expect(partner.chat.log.getByText('sore throat', { exact: true })).toBeVisible();
  expect(partner.complaints).toEqual([]);
});

test('[WX-11] [WP-29] nothing of it is kept by default, and what another page has kept is taken away @desktop', async ({
  partner,
  page,
}) => {
  const earlier = partner.chat.log.getByText('sore throat', { exact: true });
  await partner.visitPage();
  await partner.converse();
  await expect(earlier).toHaveCount(1);
  expect(await stored(page)).toMatchObject({ ...nothing, local: ['receptionist:guid'] });
  await partner.visit(keeping);
  await partner.open();
  await expect(earlier).toHaveCount(0);
  await partner.chat.ask('sore throat');
  await expect(earlier).toHaveCount(1);
  await expect.poll(() => stored(page)).toMatchObject(kept);
  await partner.visitPage();
  await partner.open();
  await expect(earlier).toHaveCount(0);
  expect(await stored(page)).toMatchObject(nothing);
});

test('[WX-11] withdrawn, reset or destroyed nothing of it is left @desktop', async ({ partner, page }) => {
  await partner.visit(keeping);
  await partner.converse();
  await expect.poll(() => stored(page)).toMatchObject(kept);
  await partner.call('update', { keep: false });
  expect(await stored(page)).toMatchObject(nothing);
  await partner.call('update', { keep: true });
  expect(await stored(page)).toMatchObject(kept);
  await partner.call('update', { keep: undefined });
  expect(await stored(page)).toMatchObject(nothing);
  await partner.call('update', { keep: true });
  await partner.call('reset');
  await expect.poll(() => stored(page)).toMatchObject(nothing);
  await partner.chat.ask('itchy skin');
  await expect.poll(() => stored(page)).toMatchObject(kept);
  await partner.call('destroy');
  expect(await stored(page)).toMatchObject(nothing);
});

test('[WX-11] a page that uses the name of its window keeps it, and is told that nothing else is kept @desktop', async ({
  partner,
  page,
}) => {
  await partner.visit({
    html: ({ tag }) => keeping.html({ tag }).replace('<script', '<script>name = "help"</script><script'),
  });
  await partner.converse();
  await expect
    .poll(() => partner.complaints)
    .toEqual(['Receptionist: "keep" needs window.name, which the page uses; nothing is kept']);
  expect(await stored(page)).toMatchObject({ session: [], name: 'help' });
});

test('[WX-11] [WP-32] where storage is full or blocked the chat works without @desktop', async ({ partner, page }) => {
  await page.addInitScript(() => {
    if (location.pathname === '/full')
      Storage.prototype.setItem = () => {
        throw new DOMException('', 'QuotaExceededError');
      };
    if (location.pathname === '/blocked')
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('', 'SecurityError');
        },
      });
  });
  for (const id of ['full', 'blocked']) {
    await partner.visit({ ...keeping, id });
    await partner.converse();
    expect(await page.evaluate(() => window.name)).toBe('');
  }
  expect(partner.complaints).toEqual([]);
});

test('[WX-11] what was kept and is not whole, or is of another key, is nothing @desktop', async ({ partner, page }) => {
  const earlier = partner.chat.log.getByText('sore throat', { exact: true });
  await partner.visit(keeping);
  await partner.open();
  for (const spoil of [
    () => sessionStorage.setItem('receptionist:kept', 'rubbish'),
    () => void (window.name = 'receptionist:key:rubbish'),
  ]) {
    await partner.chat.ask('sore throat');
    await expect(partner.chat.options().first()).toBeVisible();
    await expect(earlier).toHaveCount(1);
    await expect.poll(() => stored(page)).toMatchObject(kept);
    await page.evaluate(spoil);
    await partner.visit(keeping);
    await partner.open();
    await expect(earlier).toHaveCount(0);
  }
  expect(partner.complaints).toEqual([]);
});

/** Every file below a folder that has the text, in letters of one byte or two. */
async function filesWith(folder: string, text: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    // The browser takes files away meanwhile.
    const content = await readFile(path).catch(() => Buffer.alloc(0));
    if (content.includes(text) || content.includes(Buffer.from(text, 'utf16le'))) found.push(path);
  }
  return found;
}

test('[WX-11] what the browser writes to disk cannot be read with what it writes to disk @desktop', async ({
  baseURL,
}) => {
  const executablePath = findWholeBrowser();
  test.skip(executablePath === undefined, 'needs a whole browser: apt-get install chromium');
  const profile = await mkdtemp(join(tmpdir(), 'visitor-'));
  let context: BrowserContext | undefined;
  try {
    context = await chromium.launchPersistentContext(profile, {
      args: [...browserFlags, '--restore-last-session'],
      ...(executablePath !== undefined && { executablePath }),
      permissions: ['local-network-access'],
    });
    const [page = await context.newPage()] = context.pages();
    const partner = new Partner(page, baseURL ?? '');
    await partner.serve();
    for (const id of ['first', 'second', 'third']) {
      await partner.visit({ ...keeping, id });
      await partner.open();
      await partner.chat.ask('zymurgist quokka');
      await expect.poll(() => stored(page)).toMatchObject(kept);
    }
    const inTab = () =>
      page.evaluate(() => ({ name: window.name, text: sessionStorage.getItem('receptionist:kept') ?? '' }));
    const key = (await inTab()).name.slice('receptionist:key:'.length);
    expect(key.length).toBeGreaterThan(40);
    const seeNothingReadable = async () => {
      for (const secret of [key.slice(0, 20), 'receptionist:key', 'zymurgist'])
        expect(await filesWith(profile, secret)).toEqual([]);
    };
    // The measurement sees what is there.
    await expect.poll(async () => filesWith(profile, (await inTab()).text.slice(0, 40))).toHaveLength(1);
    await seeNothingReadable();
    await context.close();
    context = undefined;
    expect((await filesWith(profile, partnerOrigin)).length).toBeGreaterThan(0);
    await seeNothingReadable();
  } finally {
    await context?.close();
    await rm(profile, { recursive: true, force: true });
  }
});
