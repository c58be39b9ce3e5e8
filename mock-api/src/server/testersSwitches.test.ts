import { afterAll, beforeAll, expect, test } from 'vitest';
import { scenarios } from '../scenarios';
import { createFrontDoorServer } from './frontDoorServer';
import { close, listen, makeSite, send } from './testing';

const search = '/rest/v1/ai/search';
const found = [{ name: 'Rash', path: 'rash', score: 0.9 }];
const call = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ message: 'itchy arm', guid: 'g' }),
};
const storefront = await makeSite({ 'index.html': 'home', 'care/index.html': 'care', '404.html': 'no such page' });
/** As an operator starts it who says nothing of testers. */
const server = createFrontDoorServer({ search: () => found, storefrontDir: storefront.directory });
let port = 0;

beforeAll(async () => {
  port = await listen(server);
});
afterAll(async () => {
  await close(server);
  await storefront.remove();
});

test.each([
  '/?scenario=500',
  '/care?scenario=500',
  '/care?a=b&scenario=never-answers~delay=60000',
  '/stand-in/portal?scenario=500',
])('[RL-06] a crafted link (%s) leaves nothing behind in a visitor’s browser', async (path) => {
  const { status, headers } = await send(port, { path });
  expect(status).toBe(200);
  expect(headers['set-cookie']).toBeUndefined();
});

test.each(scenarios.map(({ id }) => id))(
  '[RL-06] a cookie that chooses %s, from whoever set it, changes no answer',
  async (id) => {
    const headers = { ...call.headers, Cookie: `mock-scenario=${id}; mock-bench=0b0c1c1e` };
    const answer = await send(port, { ...call, path: search, headers });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body)).toEqual(found);
    const transaction = { transactionId: '5f0f7a11-6f0e-4b8e-9a39-0b0c1c1e6f2f' };
    const told = await send(port, { ...call, path: '/calls/transaction', headers, body: JSON.stringify(transaction) });
    expect(told.status).toBe(200);
  },
);

test.each([
  '/qa',
  '/qa/',
  '/qa?scenario=500',
  '/qa/visit',
  '/qa/log',
  '/qa/bench.js',
  '/qa/trusted.client.js',
  '/scenarios',
  `/scenarios/500${search}`,
])('[RL-06] %s is a page that is not there', async (path) => {
  const answer = await send(port, { path });
  expect(answer).toMatchObject({ status: 404, body: 'no such page' });
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test.each([
  `/scenarios/500${search}`,
  `/Scenarios/500${search}`,
  `/scenarios/scores~rash=1${search}`,
  `/%73cenarios/500${search}`,
  '/scenarios/500/calls/transaction',
  '/qa',
  '/qa/explain',
  '/qa/visit',
])('[RL-06] nothing can be sent to %s', async (path) => {
  const answer = await send(port, { ...call, path });
  expect(answer.status).toBe(405);
  expect(answer.body).not.toContain('Rash');
});

test.each([`/calls/../scenarios/500${search}`, `/rest/v1/%2e%2e/%2e%2e/scenarios/500${search}`])(
  '[RL-06] no way round (%s) leads to a scenario',
  async (path) => {
    expect((await send(port, { ...call, path })).status).not.toBe(500);
  },
);

test('[RL-06] without a storefront, too, nobody is sent to the bench', async () => {
  const bare = createFrontDoorServer({ search: () => [] });
  const place = await listen(bare);
  for (const path of ['/', '/qa', '/scenarios/500']) {
    const answer = await send(place, { path });
    expect(answer.status).toBe(404);
    expect(answer.body).not.toContain('/qa');
  }
  await close(bare);
});
