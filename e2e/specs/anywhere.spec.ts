import { expect, test, type Page } from '@playwright/test';
import { findHaproxy, freePort, startGateway } from '@front-door/mock-api/gateway';
import { readContract } from '@front-door/mock-api/contract';
import { buildForWorkerd, startWorkerd } from '@front-door/mock-api/workerd';
import { isDemanded } from '../../scripts/needed.mjs';
import { Chat } from '../models/chat.model';
import { startPartnerSite, useSearchApi } from '../support/partnerPage';

const contract = readContract();
const said = 'a very private sentence about a sore throat';

/** Opens the chat on a partner's page, whose searches go to this port. */
async function openChat(page: Page, server: string, port: number) {
  const partner = await startPartnerSite(server);
  await partner.open(page, '/rest/v1');
  await useSearchApi(page, `http://127.0.0.1:${String(port)}/rest/v1`);
  const chat = new Chat(page);
  await chat.openByLauncher();
  return { chat, close: partner.close };
}

test('[RL-10] [API-03] the chat on a partner’s page is answered by the search on workerd @desktop', async ({
  page,
  baseURL,
}) => {
  const built = await buildForWorkerd();
  const workerd = await startWorkerd(built);
  const { chat, close } = await openChat(page, baseURL ?? '', workerd.port);
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await chat.ask(said);
  const answer = await answered;
  expect(new URL(answer.url()).port).toBe(String(workerd.port));
  expect(contract.checkRequest('search', answer.request().postData() ?? '')).toEqual([]);
  await expect(chat.options().first()).toHaveText(/Sore Throat/);
  await close();
  await workerd.stop();
  await built.remove();
});

test('[RL-07] [CH-11] [AF-18] while the search is away the gateway is asked once, and the words are given back @desktop', async ({
  page,
  baseURL,
}) => {
  const haproxy = findHaproxy();
  test.skip(haproxy === undefined && !isDemanded(), 'HAProxy is not installed here');
  const nobody = `127.0.0.1:${String(await freePort())}`;
  const gateway = await startGateway(haproxy ?? '', { SEARCH_1: nobody, SEARCH_2: nobody, CHECK_EVERY: '1h' });
  const { chat, close } = await openChat(page, baseURL ?? '', gateway.port);
  let searches = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).port === String(gateway.port)) searches += 1;
  });
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await chat.ask(said);
  expect((await answered).status()).toBe(503);
  await expect(chat.panel.getByText("We couldn't send that. Please try again.")).toBeVisible();
  await expect(chat.input).toHaveValue(said);
  await expect(chat.busy).toBeHidden();
  expect(searches).toBe(1);
  expect(gateway.written.text).not.toContain('private');
  await close();
  await gateway.stop();
});
