import type { BrowserContext, Page, Request } from '@playwright/test';
import { Chat } from '../models/chat.model';
import { GetStarted } from '../models/getStarted.model';
import { openPage, seeInteractive } from '../models/site.model';
import { expect, test } from '../support/test';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** What a browser sends of its launches: the ids in addresses, and the calls with their keys. */
function watchLaunches(context: BrowserContext) {
  const addresses: string[] = [];
  const calls: { readonly id: string; readonly key: string | undefined }[] = [];
  context.on('request', (request: Request) => {
    const url = new URL(request.url());
    // What a route fulfils is asked for twice over by nobody.
    if (url.pathname.endsWith('/protocol/consent')) addresses.push(url.searchParams.get('AdTransaction') ?? '');
    if (url.pathname === '/calls/transaction') {
      const { transactionId } = request.postDataJSON() as { transactionId: string };
      calls.push({ id: transactionId, key: request.headers()['idempotency-key'] });
    }
  });
  return { addresses, calls };
}

async function startAt(page: Page, path: string): Promise<GetStarted> {
  await openPage(page, path);
  const start = new GetStarted(page);
  await start.chooseState('Texas');
  return start;
}

const conversions = (page: Page) =>
  page.evaluate(
    () => (globalThis.dataLayer ?? []).filter((event) => JSON.stringify(event).includes('conversion_')).length,
  );

test('[SM-03] launches without a navigation, in two tabs at once, have an id and a call each @desktop', async ({
  page,
  context,
}) => {
  const { addresses, calls } = watchLaunches(context);
  const other = await context.newPage();
  const starts = [await startAt(page, '/treatments/gout'), await startAt(other, '/treatments/rash')];
  for (let round = 1; round <= 2; round++) {
    const again = round === 1 ? /Live Consultation/ : 'Open it again';
    await Promise.all(starts.map((start) => start.panel.getByRole('button', { name: again }).click()));
    await expect.poll(() => calls.length).toBe(2 * round);
  }
  await expect.poll(() => addresses.length).toBe(4);
  expect(new Set(addresses).size).toBe(4);
  for (const id of addresses) expect(id).toMatch(uuid);
  expect(calls.map(({ id }) => id).sort()).toEqual([...addresses].sort());
  expect(new Set(calls.map(({ key }) => key)).size).toBe(4);
  expect((await conversions(page)) + (await conversions(other))).toBe(4);
});

test('[SM-03] [GS-10] [GS-17] weight loss new, then existing, then a held-back tab pressed again @desktop', async ({
  page,
  context,
}) => {
  const { addresses, calls } = watchLaunches(context);
  const start = await startAt(page, '/treatments/weight-loss');
  for (const [button, answer] of [
    [/New.*Patient/, 'Yes'],
    [/Existing.*Patient/, 'Yes'],
  ] as const) {
    await start.consultation(button).click();
    await start.launch(page.getByRole('dialog').getByRole('button', { name: answer }));
    await start.panel.getByRole('button', { name: 'Choose another' }).click();
  }
  await page.evaluate(() => {
    globalThis.open = () => null;
  });
  for (let press = 1; press <= 2; press++) {
    await start.consultation(/New.*Patient/).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    const opened = context.waitForEvent('page');
    await start.panel.getByRole('link', { name: 'Go to my visit' }).click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await tab.waitForURL('**/protocol/consent?*');
    // Of a tab that the visitor's own keys have opened a whole browser may tell no first request.
    const id = new URL(tab.url()).searchParams.get('AdTransaction') ?? '';
    if (!addresses.includes(id)) addresses.push(id);
    await expect.poll(() => calls.length).toBe(2 + press);
    await start.panel.getByRole('button', { name: 'Choose another' }).click();
  }
  await expect.poll(() => addresses.length).toBe(4);
  expect(new Set(addresses).size).toBe(4);
  expect(calls.map(({ id }) => id)).toEqual(addresses);
  expect(await conversions(page)).toBe(4);
});

test('[SM-04] a call that fails is made again with its key on the next page, and then no more @desktop', async ({
  page,
  context,
}) => {
  const { calls } = watchLaunches(context);
  await context.route('**/calls/transaction', (route) => route.fulfill({ status: 500 }));
  const start = await startAt(page, '/treatments/gout');
  const { received } = await start.launch(start.consultation(/Live Consultation/));
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('launches'))).toContain('"tries":1');
  await context.unroute('**/calls/transaction');
  await openPage(page, '/faqs');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('launches'))).toBeNull();
  const told = calls.length;
  expect(told).toBeGreaterThanOrEqual(2);
  expect(new Set(calls.map(({ id, key }) => `${id} ${key ?? ''}`)).size).toBe(1);
  expect(calls[0]?.id).toBe(received.get('AdTransaction'));
  await page.clock.install();
  await openPage(page, '/care');
  await page.clock.fastForward(60_000);
  expect(calls).toHaveLength(told);
});

test('[SM-05] with a session cookie that is empty or no token chat and transaction are sent, without a bearer @desktop', async ({
  page,
  context,
  baseURL,
}) => {
  const start = await startAt(page, '/treatments/gout');
  const chat = new Chat(page);
  await chat.open();
  for (const cookie of ['', '%E2%82%AC', 'a%0D%0AX-Evil:1']) {
    // It is read for each call.
    await context.addCookies([{ name: '__session', value: cookie, url: baseURL ?? '' }]);
    const posted = page.waitForRequest('**/calls/transaction');
    const { tab } = await start.launch(start.consultation(/Live Consultation/));
    expect((await posted).headers()['authorization'], cookie).toBeUndefined();
    await tab.close();
    await start.panel.getByRole('button', { name: 'Choose another' }).click();
    const asked = page.waitForRequest('**/ai/search');
    await chat.ask('sore throat');
    expect((await asked).headers()['authorization'], cookie).toBeUndefined();
    await expect(chat.busy).toBeHidden();
    await expect(chat.options().first()).toHaveText('Sore Throat');
  }
});

test('[SM-09] the bench traces a visit beside the rules and saves the report @desktop', async ({ page, context }) => {
  await page.goto('/qa/visit');
  await expect(page.getByText('Following the tabs')).toBeVisible();
  await page.getByLabel('Address of the page').fill('/treatments/gout?source=mail');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Open it in a new tab' }).click();
  const site = await opened;
  await seeInteractive(site);
  const start = new GetStarted(site);
  await start.chooseState('Texas');
  await start.launch(start.consultation(/Live Consultation/));
  await page.bringToFront();
  const launches = page.getByRole('table', { name: /Launches/ });
  await expect(launches.getByRole('row', { name: /^Gout, sync, Texas/ })).toContainText('calls: 200');
  await expect(page.getByText('Everything is as the rules expect.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the report as a file' }).click();
  expect((await download).suggestedFilename()).toBe('visit-trace.md');
});
