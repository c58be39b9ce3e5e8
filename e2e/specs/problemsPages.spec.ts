import { content, htmlDocument, script } from '../hosts/documents';
import { holdApp } from '../hosts/holdApp';
import { inOwnBrowser } from '../hosts/ownBrowser';
import { expect, Partner, partnerOrigin, test } from '../hosts/partner';
import { part } from '../support/part';

/** Lines WP-12, WP-30, WP-31 and WP-38 of docs/requirements.md: pages that change, come back, and stand open twice. */

test('[WP-12] [WE-05] a page that fills its body anew, and then replaces it, has one launcher, and the draft in it @desktop', async ({
  page,
  partner,
}) => {
  const { chat } = partner;
  await partner.visit({ html: ({ tag }) => htmlDocument({ head: script('body-swap.js'), body: content + tag }) });
  await partner.converse();
  await chat.input.fill('and a fever');
  for (const way of ['fill', 'replace'] as const) {
    await page.evaluate(([method, html]) => globalThis.swapBody[method](html), [
      way,
      `<h1>After ${way}</h1>${partner.embed.tag}`,
    ] as const);
    await expect(page.getByRole('heading', { level: 1, name: `After ${way}` })).toBeVisible();
    await expect(page.locator('receptionist-widget')).toHaveCount(1);
    await expect(chat.launcher).toHaveAccessibleName('Close');
    await expect(chat.input).toHaveValue('and a fever');
    await expect(chat.options().first()).toBeVisible();
  }
  await chat.launcher.click();
  await chat.seeClosed();
  expect(partner.complaints).toEqual([]);
});

test('[WP-27] [WE-02] it can be hidden and shown before its script has come and after, with what was said @desktop', async ({
  page,
  partner,
}) => {
  const { chat } = partner;
  await partner.visitPage((tag) =>
    htmlDocument({
      head: `<script>(window.Receptionist ||= []).push(['hide'], ['on', 'ready', () => (isReady = true)])</script>${tag}`,
    }),
  );
  await expect.poll(() => page.evaluate('globalThis.isReady')).toBe(true);
  await expect(chat.launcher).toBeHidden();
  await partner.call('show');
  await partner.converse();
  await partner.call('hide');
  await expect(chat.launcher).toBeHidden();
  await chat.seeClosed();
  await partner.call('show');
  await partner.open();
  await expect(chat.options().first()).toBeVisible();
  expect(partner.complaints).toEqual([]);
});

/** Each ends with the chat open. Opening shows what is hidden. */
const orders: readonly (readonly ('hide' | 'show' | 'open')[])[] = [
  ['hide', 'show', 'open'],
  ['open', 'hide', 'show', 'open'],
  ['open', 'hide', 'open'],
  ['hide', 'open'],
];

for (const [moment, held, turn] of [
  ['the page’s side of the chat comes', 'app', 0],
  ['the frame of the chat comes', 'chat', 1],
  ['the frame begins anew', undefined, 2],
] as const) {
  test(`[WP-27] [CH-14] hidden, shown and opened in any order before ${moment}, it has the focus in the end @desktop @sweep`, async ({
    page,
    partner,
  }) => {
    for (const order of part(orders, orders.length, turn)) {
      const early = held && (await holdApp(page, held));
      await partner.visitPage();
      if (held === undefined) {
        await partner.converse();
        await partner.call('close');
      }
      const { release } = early ?? (await holdApp(page, 'chat'));
      for (const command of order) await partner.call(command);
      await release();
      await partner.chat.seeOpen();
      await page.keyboard.type('cough');
      await expect(partner.chat.input).toHaveValue('cough');
    }
    expect(partner.complaints).toEqual([]);
  });
}

test('[WP-30] [WE-12] two tabs are one visitor, and each sends its own message once @desktop', async ({
  page,
  context,
  partner,
}) => {
  const second = new Partner(await context.newPage(), partner.origin);
  await second.serve();
  const tabs = [partner, second];
  for (const tab of tabs) {
    await tab.visitPage();
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
    // The tests' tool loses the frames of a page that was put away; the page's own fetch tells what goes out of them.
    await partner.visitPage((tag) =>
      htmlDocument({
        head: `<script>
          const sent = [];
          addEventListener('pageshow', ({ persisted }) => { window.persisted = persisted; });
          (window.Receptionist ||= []).push(['init', {
            fetch: (address, init) => {
              sent.push(JSON.parse(init.body).message);
              return fetch(address, init);
            },
          }]);
        </script>${tag}`,
      }),
    );
    await partner.converse();
    await chat.input.fill('and a fever');
    await page.goto(`${partner.origin}/healthz`);
    const session = await page.context().newCDPSession(page);
    const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
    await session.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? 0 });
    await expect.poll(() => page.evaluate('globalThis.persisted').catch(() => undefined)).toBe(true);
    await page.keyboard.type(' too');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate('sent')).toEqual(['sore throat', 'and a fever too']);
  });
});

test('[WP-38] the history is as it was, and Back leads to the page before @desktop', async ({ page, partner }) => {
  await partner.visit({ id: 'before', html: () => htmlDocument({ body: '<h1>Before</h1>' }) });
  await partner.visitPage();
  const history = () => page.evaluate(() => [globalThis.history.length, JSON.stringify(globalThis.history.state)]);
  const before = await history();
  await partner.converse();
  await partner.chat.launcher.click();
  await partner.chat.seeClosed();
  expect(await history()).toEqual(before);
  expect(page.url()).toBe(`${partnerOrigin}/page`);
  await page.goBack();
  expect(page.url()).toBe(`${partnerOrigin}/before`);
});
