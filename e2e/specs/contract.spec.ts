import type { Page, Request } from '@playwright/test';
import { readContract, type ReceivedAnswer } from '@front-door/mock-api/contract';
import { Chat } from '../models/chat.model';
import { GetStarted } from '../models/getStarted.model';
import { openPage } from '../models/site.model';
import { startPartnerSite } from '../support/partnerPage';
import { expect, test } from '../support/test';

const contract = readContract();

/** What is awkward to send in JSON, and a text of the largest size that the chat accepts. */
const messages = [
  'sore throat and a fever since yesterday',
  'she said "it burns" \\ and then\ttold me: me duele la garganta, ¿qué hago?',
  '🤒 \u202Efever\u202C',
  'rash '.repeat(400),
];

const nextSearch = (page: Page) =>
  page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/ai/search'));

/** The answers to searches, read before the chat gets them: the window that makes the call is gone with it. */
async function keepAnswers(page: Page): Promise<ReceivedAnswer[]> {
  const answers: ReceivedAnswer[] = [];
  await page.route('**/ai/search', async (route) => {
    const response = await route.fetch();
    const { 'content-type': contentType = null } = response.headers();
    answers.push({ status: response.status(), contentType, body: await response.text() });
    await route.fulfill({ response });
  });
  return answers;
}

async function headersOf(request: Request) {
  const { accept, authorization, 'content-type': contentType } = await request.allHeaders();
  return { accept, authorization, contentType };
}

test('[API-03] [API-01] [API-02] the storefront reports a launch’s transaction and sends the chat’s searches as the contract describes them @desktop', async ({
  page,
  baseURL,
}) => {
  await openPage(page, '/treatments/sore-throat');
  const start = new GetStarted(page);
  await start.chooseState('Florida');
  const report = page.waitForRequest((request) => request.url().endsWith('/calls/transaction'));
  await start.launch(start.consultation(/Virtual Consultation/));
  const reported = await report;
  expect(reported.method()).toBe('POST');
  expect(contract.checkRequest('reportTransaction', reported.postData() ?? '')).toEqual([]);
  expect(await headersOf(reported)).toEqual({ accept: 'application/json', contentType: 'application/json' });

  await page.context().addCookies([{ name: '__session', value: 'token-1', url: baseURL ?? '' }]);
  const answers = await keepAnswers(page);
  const chat = new Chat(page);
  await chat.open();
  for (const message of messages) {
    const search = nextSearch(page);
    await chat.ask(message);
    const request = await search;
    expect(contract.checkRequest('search', request.postData() ?? '')).toEqual([]);
    expect(Object.keys(JSON.parse(request.postData() ?? '') as object).sort()).toEqual(['guid', 'message']);
    expect(await headersOf(request)).toEqual({
      accept: 'application/json',
      authorization: 'Bearer token-1',
      contentType: 'application/json',
    });
    await expect(chat.busy).toBeHidden();
    const answer = answers.pop();
    expect(answer?.status).toBe(200);
    expect(answer && contract.checkAnswer('search', answer)).toEqual([]);
  }
});

test('[API-03] [API-01] the chat on a partner’s page does so too, without a token @desktop', async ({
  page,
  baseURL,
}) => {
  const partner = await startPartnerSite(baseURL ?? '');
  await partner.open(page, '/rest/v1');
  const chat = new Chat(page);
  await chat.openByLauncher();
  const search = nextSearch(page);
  await chat.ask('itchy eyes');
  const request = await search;
  expect(contract.checkRequest('search', request.postData() ?? '')).toEqual([]);
  expect(await headersOf(request)).toEqual({ accept: 'application/json', contentType: 'application/json' });
  // The chat's frame is of an origin that is nobody's.
  expect((await request.allHeaders())['origin']).toBe('null');
  expect(await (await request.response())?.headerValue('access-control-allow-origin')).toBe('*');
  await expect(chat.options().first()).toBeVisible();
  await partner.close();
});
