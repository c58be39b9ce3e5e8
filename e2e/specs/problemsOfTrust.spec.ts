import type { ReceptionistEvent } from '@front-door/shared/contract/receptionist';
import { htmlDocument, script } from '../hosts/documents';
import { inOwnBrowser } from '../hosts/ownBrowser';
import { expect, Partner, partnerOrigin, test } from '../hosts/partner';
import { watchRequests } from '../support/watch';

/** Lines WP-29 to WP-41 of docs/requirements.md: what a page and its visitors must be able to rely on. */

const plain = (tag: string) => htmlDocument({ head: tag });

async function converse({ chat }: Partner, message = 'sore throat'): Promise<void> {
  await chat.open();
  await chat.ask(message);
  await expect(chat.options().first()).toBeVisible();
}

async function answerAs({ page, origin }: Partner, scenario: string): Promise<void> {
  await page.evaluate(
    (searchApi) => globalThis.Receptionist?.push(['init', { searchApi }]),
    `${origin}/scenarios/${scenario}/rest/v1`,
  );
}

test('[WP-29] [WE-01] before anyone turns to it nothing is stored and nothing but the loader is asked for @desktop', async ({
  page,
  partner,
}) => {
  const requests = watchRequests(page);
  const stored = async () => [
    await page.context().cookies(),
    await page.evaluate(async () => [
      document.cookie,
      localStorage.length,
      sessionStorage.length,
      (await indexedDB.databases()).length,
      (await caches.keys()).length,
    ]),
  ];
  const nothing = [[], ['', 0, 0, 0, 0]];
  const asked = () => requests.map(({ url }) => url).filter((url) => !url.startsWith(partnerOrigin));
  await partner.visitPage(plain);
  await expect(partner.chat.launcher).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForTimeout(300);
  expect(asked()).toEqual([partner.embed.loader]);
  expect(await stored()).toEqual(nothing);

  await partner.chat.launcher.hover();
  await expect.poll(asked).toEqual([partner.embed.loader, expect.stringMatching(/\/app-[\w-]+\.js$/)]);
  await partner.chat.open();
  expect(await stored()).toEqual(nothing);
  expect(partner.searches).toEqual([]);
});

test('[WP-30] [WE-12] two tabs are one visitor, and each sends its own message once @desktop', async ({
  page,
  context,
  partner,
}) => {
  const second = new Partner(await context.newPage(), partner.origin);
  await second.serve();
  const tabs = [partner, second];
  for (const tab of tabs) {
    await tab.visitPage(plain);
    await tab.chat.launcher.click();
    await expect(tab.chat.input).toBeVisible();
  }
  await Promise.all(tabs.map((tab, number) => tab.chat.ask(`sore throat ${String(number)}`)));
  for (const tab of tabs) await expect(tab.chat.options().first()).toBeVisible();
  await partner.chat.ask('rash');
  await expect.poll(() => partner.searches.length).toBe(2);

  const [first, other] = [partner.bodies(), second.bodies()];
  const kept = await page.evaluate(() => localStorage.getItem('receptionist:guid'));
  expect(other).toMatchObject([{ message: 'sore throat 1' }]);
  expect(first).toMatchObject([{ message: 'sore throat 0' }, { message: 'rash', guid: kept }]);
  await second.chat.ask('cough');
  await expect.poll(() => second.bodies().at(-1)).toEqual({ message: 'cough', guid: kept });
});

test('[WP-31] [WE-12] a page with an open chat comes back from the back/forward cache as it was @desktop', async ({
  baseURL,
}) => {
  await inOwnBrowser(baseURL ?? '', {}, async (partner) => {
    const { page, chat } = partner;
    await partner.visitPage(plain);
    await converse(partner);
    await chat.input.fill('and a fever');
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted })),
    );
    await page.goto(`${partner.origin}/healthz`);
    const session = await page.context().newCDPSession(page);
    const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
    await session.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? 0 });
    await expect.poll(() => page.evaluate('globalThis.persisted').catch(() => undefined)).toBe(true);
    await expect(chat.input).toHaveValue('and a fever');
    await chat.ask('rash');
    await expect.poll(() => partner.searches.length).toBe(2);
  });
});

test('[WP-32] [WE-05] a conversation completes in a browser that keeps no data of any site @desktop', async ({
  baseURL,
}) => {
  await inOwnBrowser(baseURL ?? '', { blocksSiteData: true }, async (partner) => {
    await partner.visitPage(plain);
    const storage = () => partner.page.evaluate(() => localStorage.length);
    await expect(storage()).rejects.toThrow('Access is denied');
    await converse(partner);
    await partner.chat.ask('rash');
    await expect.poll(() => partner.searches.length).toBe(2);
    const [first, second] = partner.bodies() as { readonly guid: string }[];
    expect(second?.guid).toBe(first?.guid);
    expect(partner.complaints).toEqual([]);
  });
});

test('[WP-33] a search that takes too long is given up, the words stay, and one press sends them again @desktop', async ({
  page,
  partner,
}) => {
  await page.clock.install();
  await partner.visitPage(plain);
  await answerAs(partner, 'never-answers');
  const givenUp = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
  await partner.chat.open();
  await partner.chat.ask('sore throat');
  await expect(partner.chat.busy).toBeAttached();
  await page.clock.fastForward(60_000);
  expect((await givenUp).failure()?.errorText).toContain('ABORTED');
  await expect(partner.chat.input).toHaveValue('sore throat');
  await answerAs(partner, 'normal');
  await page.keyboard.press('Enter');
  await expect(partner.chat.options().first()).toHaveText('Sore Throat');
});

test('[WP-33] without a network the words stay, and one press sends them when it is back @desktop', async ({
  context,
  page,
  partner,
}) => {
  await partner.visitPage(plain);
  await partner.chat.open();
  await context.setOffline(true);
  await partner.chat.ask('sore throat');
  await expect(partner.chat.input).toHaveValue('sore throat');
  await expect(partner.chat.input).toBeFocused();
  await context.setOffline(false);
  await page.keyboard.press('Enter');
  await expect(partner.chat.options().first()).toHaveText('Sore Throat');
});

test('[WP-34] ten fast Enters and clicks are one search @desktop', async ({ page, partner }) => {
  await partner.visitPage(plain);
  await answerAs(partner, 'slow');
  await partner.chat.open();
  await partner.chat.input.fill('sore throat');
  await partner.chat.panel.evaluate((panel) => {
    const input = panel.querySelector('textarea');
    const send = panel.querySelector<HTMLElement>('[type=submit]');
    for (let press = 0; press < 10; press += 1) {
      input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      send?.click();
    }
  });
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('Enter');
  await expect(partner.chat.options().first()).toBeVisible();
  expect(partner.searches).toHaveLength(1);
});

test('[WP-35] an Enter that ends a composition is not a send @desktop', async ({ page, partner }) => {
  await partner.visitPage(plain);
  await partner.chat.open();
  const session = await page.context().newCDPSession(page);
  const enter = (code: number) =>
    session.send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'Enter', windowsVirtualKeyCode: code });
  await session.send('Input.imeSetComposition', { text: 'のど', selectionStart: 2, selectionEnd: 2 });
  await enter(13);
  await enter(229);
  await session.send('Input.insertText', { text: '喉' });
  // Safari tells the Enter after the composition has ended.
  await enter(229);
  await expect(partner.chat.input).toHaveValue('喉');
  await expect(partner.chat.log.getByText('喉')).toHaveCount(0);
  expect(partner.searches).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => partner.bodies()).toMatchObject([{ message: '喉' }]);
});

test.describe('with a clipboard', () => {
  test.use({ permissions: ['local-network-access', 'clipboard-read', 'clipboard-write'] });

  test('[WP-37] half a million pasted characters freeze nothing, and what is left out is said @desktop', async ({
    page,
    partner,
  }) => {
    await partner.visitPage(plain);
    await partner.chat.open();
    await page.evaluate(async () => {
      await navigator.clipboard.writeText('sore throat '.repeat(42_000));
      const tasks: number[] = [];
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
        entryTypes: ['longtask'],
      });
      Object.assign(globalThis, { tasks });
    });
    await page.keyboard.press('ControlOrMeta+v');
    await expect(partner.chat.panel.getByText('Only the first 2,000 characters are kept.')).toBeVisible();
    expect((await partner.chat.input.inputValue()).length).toBe(2000);
    // The test's machine may be slow; laying all of it out takes seconds on any.
    expect(Math.max(0, ...(await page.evaluate<number[]>('tasks')))).toBeLessThan(500);
    await page.keyboard.press('Enter');
    await expect(partner.chat.options().first()).toBeVisible();
  });
});

test('[WP-38] the history is as it was, and Back leads to the page before @desktop', async ({ page, partner }) => {
  await partner.visit({ id: 'before', html: () => htmlDocument({ body: '<h1>Before</h1>' }) });
  await partner.visitPage(plain);
  const history = () => page.evaluate(() => [globalThis.history.length, JSON.stringify(globalThis.history.state)]);
  const before = await history();
  await converse(partner);
  await partner.chat.launcher.click();
  await partner.chat.seeClosed();
  expect(await history()).toEqual(before);
  expect(page.url()).toBe(`${partnerOrigin}/page`);
  await page.goBack();
  expect(page.url()).toBe(`${partnerOrigin}/before`);
});

test('[WP-40] [WE-02] [WE-10] every step is told to who listens, and never what was typed @desktop', async ({
  page,
  partner,
}) => {
  const heard = () => page.evaluate<ReceptionistEvent[]>('heard');
  await partner.visitPage((tag) =>
    htmlDocument({
      head: `<script>
        const heard = [];
        for (const type of ['ready', 'open', 'close', 'search', 'suggestions', 'select', 'consult', 'error'])
          (window.Receptionist ||= []).push(['on', type, (event) => heard.push(event)]);
      </script>${tag}`,
    }),
  );
  await converse(partner, 'a sore throat, secretly');
  await partner.chat.options().first().click();
  await partner.chat.consult.click();
  await answerAs(partner, '500');
  await partner.chat.ask('a second secret');
  await expect(partner.chat.input).toHaveValue('a second secret');
  await partner.chat.launcher.click();
  expect(await heard()).toEqual([
    { type: 'ready' },
    { type: 'open' },
    { type: 'search' },
    { type: 'suggestions', paths: expect.arrayContaining(['sore-throat']) as unknown },
    { type: 'select', path: 'sore-throat' },
    { type: 'consult' },
    { type: 'search' },
    { type: 'error', code: 'search-failed' },
    { type: 'close' },
  ]);
  expect(JSON.stringify(await heard())).not.toContain('secret');
});

test('[WP-41] [WE-04] the page has one new global and otherwise what it had @desktop', async ({ page, partner }) => {
  await partner.visitPage((tag) => htmlDocument({ head: script('survey.js') + tag }));
  await converse(partner);
  await partner.chat.launcher.click();
  expect(await page.evaluate('changedSince()')).toEqual(['window.Receptionist']);
});
