import type { ReceptionistEvent } from '@front-door/shared/contract/receptionist';
import { htmlDocument } from '../hosts/documents';
import { hostPages } from '../hosts/hostPages';
import { inOwnBrowser } from '../hosts/ownBrowser';
import { expect, partnerOrigin, test, type Partner } from '../hosts/partner';
import { newGate } from '../support/gate';
import { watchRequests } from '../support/watch';

/** Lines WP-29, WP-32 to WP-34, WP-37 and WP-40 of docs/requirements.md: what visitors and pages rely on: storage, networks, messages, events. */

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
  await partner.visitPage();
  await expect(partner.chat.launcher).toBeVisible();
  // A browser that others keep from working has no idle moment.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })));
  await page.waitForTimeout(300);
  expect(asked()).toEqual([partner.embed.loader]);
  expect(await stored()).toEqual(nothing);

  await partner.chat.launcher.hover();
  // Both at the same time.
  await expect
    .poll(asked)
    .toEqual([
      partner.embed.loader,
      expect.stringMatching(/\/(app|chat)-[\w-]+\.js$/),
      expect.stringMatching(/\/(app|chat)-[\w-]+\.js$/),
    ]);
  await partner.open();
  expect(await stored()).toEqual(nothing);
  expect(partner.searches).toEqual([]);
});

test('[WP-32] [WE-05] a conversation completes in a browser that keeps no data of any site @desktop', async ({
  baseURL,
}) => {
  await inOwnBrowser(baseURL ?? '', { blocksSiteData: true }, async (partner) => {
    await partner.visitPage();
    const storage = () => partner.page.evaluate(() => localStorage.length);
    await expect(storage()).rejects.toThrow('Access is denied');
    await partner.converse();
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
  await partner.visitPage();
  await partner.answerAs('never-answers');
  const givenUp = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
  await partner.open();
  await partner.chat.ask('sore throat');
  await expect(partner.chat.busy).toBeAttached();
  await page.clock.fastForward(60_000);
  expect((await givenUp).failure()?.errorText).toContain('ABORTED');
  await expect(partner.chat.input).toHaveValue('sore throat');
  await partner.answerAs('normal');
  await page.keyboard.press('Enter');
  await expect(partner.chat.options().first()).toHaveText('Sore Throat');
});

test('[WP-33] without a network the words stay, and one press sends them when it is back @desktop', async ({
  context,
  page,
  partner,
}) => {
  await partner.visitPage();
  await partner.open();
  await context.setOffline(true);
  await partner.chat.ask('sore throat');
  await expect(partner.chat.input).toHaveValue('sore throat');
  await expect(partner.chat.input).toBeFocused();
  await context.setOffline(false);
  await page.keyboard.press('Enter');
  await expect(partner.chat.options().first()).toHaveText('Sore Throat');
});

test('[WP-34] ten fast Enters and clicks are one search @desktop', async ({ page, partner }) => {
  const answer = newGate();
  await page.route('**/ai/search', async (route) => {
    await answer.opened;
    await route.continue();
  });
  await partner.visitPage();
  await partner.open();
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
  answer.open();
  await expect(partner.chat.options().first()).toBeVisible();
  expect(partner.searches).toHaveLength(1);
});

/** Opens the chat and pastes half a million characters into it. */
async function pasteInto(partner: Partner): Promise<void> {
  await partner.open();
  await partner.page.evaluate(() => navigator.clipboard.writeText('sore throat '.repeat(42_000)));
  await partner.page.keyboard.press('ControlOrMeta+v');
}

test.describe('with a clipboard', () => {
  test.use({ permissions: ['local-network-access', 'clipboard-read', 'clipboard-write'] });

  test('[WP-37] of half a million pasted characters what is left out is said, and the rest is sent @desktop', async ({
    page,
    partner,
  }) => {
    await partner.visitPage();
    await pasteInto(partner);
    await expect(partner.chat.panel.getByText('Only the first 2,000 characters are kept.')).toBeVisible();
    expect((await partner.chat.input.inputValue()).length).toBe(2000);
    await page.keyboard.press('Enter');
    await expect(partner.chat.options().first()).toBeVisible();
  });

  test('[WP-37] half a million pasted characters freeze nothing @desktop @gate', async ({ page, partner }) => {
    await page.addInitScript(() => {
      const tasks: number[] = [];
      Object.assign(globalThis, { tasks });
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
        entryTypes: ['longtask'],
      });
    });
    await partner.visitPage();
    await pasteInto(partner);
    await expect(partner.chat.panel.getByText('Only the first 2,000 characters are kept.')).toBeVisible();
    // Laying all of it out takes seconds on any machine.
    expect(Math.max(0, ...(await page.evaluate<number[]>('tasks')))).toBeLessThan(500);
  });
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
  await partner.converse('a sore throat, secretly');
  await partner.chat.options().first().click();
  await partner.chat.consult.click();
  await partner.answerAs('500');
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

test('[WE-05] [WX-01] where a page allows one policy of ours, a second widget has its frame too @desktop', async ({
  page,
  partner,
}) => {
  const strict = hostPages.find(({ id }) => id === 'strict-policy');
  if (strict === undefined) throw new Error('there is no such page');
  const second = newGate();
  await page.route(/receptionist\.js\?second$/, async (route) => {
    await second.opened;
    await route.continue();
  });
  await partner.visit(
    {
      ...strict,
      html: (parts) =>
        strict.html({ ...parts, tag: parts.tag + parts.tag.replace('receptionist.js', 'receptionist.js?second') }),
    },
    'domcontentloaded',
  );
  await partner.open();
  await partner.call('destroy');
  await expect(page.locator('receptionist-widget')).toHaveCount(0);
  second.open();
  await expect(partner.chat.launcher).toBeVisible();
  await partner.open();
  await expect(page.locator('receptionist-widget iframe')).toHaveCount(1);
  // The browser tells the page's owner once that the second loader asked for a policy that is there.
  expect(partner.complaints.filter((line) => !line.includes('already exists'))).toEqual([]);
});
