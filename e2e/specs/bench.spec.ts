import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Bench } from '../models/bench.model';
import { Chat } from '../models/chat.model';
import { openPage } from '../models/site.model';
import { seeNoAxeFindings } from '../support/axe';
import { watchConsole, watchRequests } from '../support/watch';
import { expect, test } from '../support/test';

test('[QA-07] [QA-03] the bench explains a message as it is typed, and a delayed failure for the next call alone is in its log @desktop', async ({
  page,
  context,
}) => {
  const complaints = watchConsole(page);
  const requests = watchRequests(page);
  const bench = new Bench(page);
  await bench.open();
  await bench.message.fill('my toddler has an eerache');
  await expect(bench.explanation.getByRole('row', { name: /Earache - Pediatric/ })).toContainText('Shows');
  await expect(bench.explanation).toContainText('The threshold is 0.2');
  const carrying = requests.filter(({ url, body }) => `${decodeURIComponent(url)}${body}`.includes('toddler'));
  expect(carrying.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual(['POST /qa/explain']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await bench.delay.fill('300');
  await bench.calls.selectOption('the next call');
  await bench.pick('Status 500');
  await bench.seeChoice('Status 500, held back 300 ms, next call only');

  const site = await context.newPage();
  await openPage(site, '/');
  const chat = new Chat(site);
  await chat.open();
  await chat.ask('sore throat');
  await expect(chat.input).toHaveValue('sore throat');
  await chat.input.press('Enter');
  await expect(chat.options().first()).toHaveText('Sore Throat');

  await expect(bench.log).toHaveCount(2);
  await expect(bench.log.nth(1)).toContainText('500 POST /rest/v1/ai/search');
  await expect(bench.log.nth(0)).toContainText('200 POST /rest/v1/ai/search');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.bringToFront();
  await bench.log.nth(1).getByRole('button', { name: 'Copy as curl' }).click();
  await expect(bench.log.nth(1).getByRole('button', { name: 'Copied' })).toBeVisible();
  const command = await page.evaluate(() => navigator.clipboard.readText());
  expect(command).toContain('/scenarios/500~delay=300/rest/v1/ai/search');
  expect(command).toContain('"message":"sore throat"');
  await seeNoAxeFindings(page);
  expect(complaints).toEqual([]);

  // The server tells a page that is loaded anew what it has kept.
  await page.reload();
  await expect(bench.log).toHaveCount(2);
  await bench.seeChoice('Normal');
});

test('[QA-02] [QA-07] a page that was open before the bench follows its choices, and shows in its log @desktop', async ({
  page,
  context,
}) => {
  await openPage(page, '/');
  const chat = new Chat(page);
  await chat.open();
  await chat.ask('sore throat');
  await expect(chat.options().first()).toHaveText('Sore Throat');
  // A browser that is no tester's has nothing of the bench.
  expect(await context.cookies()).toEqual([]);

  const tab = await context.newPage();
  const bench = new Bench(tab);
  await bench.open();
  await expect(tab.getByText('Writing down this browser’s calls.')).toBeVisible();
  await chat.ask('itchy eyes');
  await expect(bench.log).toHaveCount(1);
  await expect(bench.log.first()).toContainText('itchy eyes');
  await expect(chat.busy).toBeHidden();

  await bench.pick('No suggestions');
  await bench.seeChoice('No suggestions');
  await chat.ask('sore throat');
  await chat.seeText(
    "I couldn't find any suggested treatments based on your message. To connect with a healthcare provider, please start a General Consult.",
  );
  await bench.pick('Status 429');
  await bench.seeChoice('Status 429');
  await chat.ask('sore throat');
  await expect(bench.log.first()).toContainText('429 POST /rest/v1/ai/search');
  await expect(chat.input).toHaveValue('sore throat');
});

test('[QA-02] [QA-07] browsers on one server choose apart, and a page’s address chooses for the pages that are open @desktop', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await openPage(page, '/care?scenario=none');
  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const otherPage = await other.newPage();
  await openPage(otherPage, '/?scenario=more-than-three');
  const [chat, otherChat] = [new Chat(page), new Chat(otherPage)];
  for (const one of [chat, otherChat]) {
    await one.open();
    await one.ask('sore throat');
    await expect(one.busy).toBeHidden();
  }
  await expect(otherChat.options()).toHaveCount(3);
  await expect(chat.log.getByText(/couldn't find any suggested treatments/)).toBeVisible();

  const tab = await context.newPage();
  await openPage(tab, '/?scenario=scores~rash=0.9');
  await chat.ask('sore throat');
  await expect(chat.options()).toHaveText(['Rash']);
  await otherChat.ask('sore throat');
  await expect(otherChat.log.getByText('Sinus Infection')).toHaveCount(2);
  await other.close();
});

test('[QA-07] the bench’s basics work without JavaScript @desktop', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  const bench = new Bench(page);
  await bench.open();
  await bench.message.fill('me duele la garganta');
  await page.getByRole('button', { name: 'Explain' }).click();
  await expect(bench.explanation.getByRole('row', { name: /^Sore Throat/ }).first()).toContainText('Shows');
  expect(new URL(page.url()).search).toBe('');
  await page.getByLabel(/A list of your own/).fill('rash 0.9\neczema 0.2');
  await page.getByRole('button', { name: 'Answer with this list' }).click();
  await bench.seeChoice('a list of 2');
  const answer = await page.request.post('/rest/v1/ai/search', { data: { message: 'anything', guid: 'g' } });
  expect(await answer.json()).toMatchObject([
    { path: 'rash', score: 0.9 },
    { path: 'eczema', score: 0.2 },
  ]);
  await context.close();
});

test('[QA-07] what is built for visitors holds neither panel nor worker nor search @desktop', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const files = ['storefront/dist', 'widget/dist'].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:m?js|html|json)$/.test(file))
      .map((file) => `${root}${folder}/${file}`),
  );
  expect(files.length).toBeGreaterThan(10);
  const mocked = /mock-api-panel|mock-scenario|mockServiceWorker|hostile-strings/;
  expect(files.filter((file) => mocked.test(readFileSync(file, 'utf8')))).toEqual([]);
});
