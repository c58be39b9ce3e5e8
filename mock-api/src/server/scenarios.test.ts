import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { wait } from '../scenarioAnswer';
import { scenarios } from '../scenarios';
import { createFrontDoorServer } from './frontDoorServer';
import { close, listen, makeSite, send } from './testing';

/** For what comes at once, except on a machine that is busy. */
const patience = { timeout: 30_000 };

const search = '/rest/v1/ai/search';
const call = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ message: 'itchy arm', guid: 'g' }),
};
const storefront = await makeSite({ 'index.html': 'home', 'care/index.html': 'care', '404.html': 'no such page' });
let waiting = 0;
const server = createFrontDoorServer({
  isForTesters: true,
  waitFor: async (milliseconds, signal) => {
    waiting += 1;
    await wait(milliseconds, signal);
    waiting -= 1;
  },
  search: () => [{ name: 'Rash', path: 'rash', score: 0.9 }],
  storefrontDir: storefront.directory,
});
let port = 0;

beforeAll(async () => {
  port = await listen(server);
});
afterAll(async () => {
  await close(server);
  await storefront.remove();
});

/** The cookie pair that a visit of a page leaves behind. */
async function visit(path: string): Promise<string | undefined> {
  const { headers } = await send(port, { path });
  return headers['set-cookie']?.[0]?.split(';')[0];
}

const as = (cookie: string) => ({ ...call.headers, Cookie: cookie });
const searchWith = (cookie: string) => send(port, { ...call, path: search, headers: as(cookie) });

describe('picking a scenario by address', () => {
  test.each([
    '/?scenario=429',
    '/care?scenario=429',
    '/qa?scenario=429',
    '/nowhere?scenario=429',
    '/stand-in/portal?scenario=429',
  ])('[QA-02] a visit of %s makes later searches of the same browser behave so', async (path) => {
    const cookie = await visit(path);
    expect(cookie).toBe('mock-scenario=429');
    expect(await searchWith(`a=b; ${cookie ?? ''}; c=d`)).toMatchObject({ status: 429 });
  });

  test('[QA-02] the choice ends with the browser, stays on the site and is out of scripts’ reach', async () => {
    const { headers } = await send(port, { path: '/care?scenario=slow' });
    expect(headers['set-cookie']).toEqual(['mock-scenario=slow; Path=/; SameSite=Lax; HttpOnly']);
  });

  test('[QA-02] ?scenario=normal ends the choice', async () => {
    const { headers } = await send(port, { path: '/care?scenario=normal' });
    expect(headers['set-cookie']?.[0]).toMatch(/^mock-scenario=; Max-Age=0; Path=\//);
    expect(await searchWith('mock-scenario=')).toMatchObject({ status: 200 });
  });

  test.each(['/care', '/care?scenario=nonsense', '/care?Scenario=500', '/healthz'])(
    '[QA-02] a visit of %s leaves the choice alone',
    async (path) => {
      expect(await visit(path)).toBeUndefined();
    },
  );

  test('[QA-02] a cookie with an unknown scenario counts as none', async () => {
    expect(await searchWith('mock-scenario=nonsense')).toMatchObject({ status: 200 });
  });

  test('[QA-02] the scenario of a search address outweighs the browser’s choice', async () => {
    const headers = { ...call.headers, Cookie: 'mock-scenario=500' };
    expect(await send(port, { ...call, headers, path: `/scenarios/401${search}` })).toMatchObject({ status: 401 });
  });

  test('[QA-02] an address may hold answers back, and give exact scores', async () => {
    const cookie = await visit('/care?scenario=scores~rash=0.25~eczema=0.2~delay=40');
    expect(cookie).toBe('mock-scenario=scores~rash=0.25~eczema=0.2~delay=40');
    const started = performance.now();
    const answer = await searchWith(cookie ?? '');
    expect(performance.now() - started).toBeGreaterThanOrEqual(39);
    expect(JSON.parse(answer.body)).toEqual([
      { name: 'Rash', path: 'rash', score: 0.25 },
      { name: 'Eczema', path: 'eczema', score: 0.2 },
    ]);
    expect((await send(port, { ...call, path: `/scenarios/scores~gout=1${search}` })).body).toContain('Gout');
  });

  test('[QA-02] a choice for the next call ends with it, and may be made again', async () => {
    const transaction = {
      ...call,
      path: '/calls/transaction',
      body: JSON.stringify({ transactionId: '5f0f7a11-6f0e-4b8e-9a39-0b0c1c1e6f2f' }),
    };
    for (let time = 1; time <= 2; time += 1) {
      const cookie = (await visit('/?scenario=429~next')) ?? '';
      expect(cookie).toMatch(/^mock-scenario=429~next\|[\da-f-]{36}$/);
      // Wrong requests are answered as always and use nothing up.
      expect(await send(port, { ...call, path: search, headers: as(cookie), body: '{' })).toMatchObject({
        status: 400,
      });
      expect(await send(port, { ...call, path: search, headers: { Cookie: cookie } })).toMatchObject({ status: 415 });
      expect(await searchWith(cookie)).toMatchObject({ status: 429 });
      expect(await searchWith(cookie)).toMatchObject({ status: 200 });
      expect(await send(port, { ...transaction, headers: as(cookie) })).toMatchObject({ status: 200 });
    }
    const forSearch = (await visit('/?scenario=none~next')) ?? '';
    // A transaction has nothing to do with what a search finds.
    await send(port, { ...transaction, headers: { Cookie: forSearch } });
    expect((await searchWith(forSearch)).body).toBe('[]');
    expect((await searchWith(forSearch)).body).toContain('Rash');
  });

  test('[QA-02] one of several processes keeps no choice for the next call, but every other', async () => {
    const several = createFrontDoorServer({ isForTesters: true, search: () => [], isOneOfSeveral: true });
    const place = await listen(several);
    const cookies = async (path: string) => (await send(place, { path })).headers['set-cookie'];
    expect(await cookies('/?scenario=429~next')).toBeUndefined();
    expect(await cookies('/?scenario=429~delay=5')).toEqual([expect.stringContaining('429~delay=5')]);
    expect((await send(place, { path: '/qa?scenario=429~next' })).body).toContain('several processes');
    expect(await send(place, { path: '/qa/log' })).toMatchObject({ status: 404 });
    await close(several);
  });

  test('[QA-02] a search address can’t be for the next call alone', async () => {
    const answer = await send(port, { ...call, path: `/scenarios/500~next${search}` });
    expect(JSON.parse(answer.body)).toMatchObject({ status: 400, field: 'scenario' });
  });

  test('[QA-02] a search address with an unknown scenario is refused with the known ones', async () => {
    const answer = await send(port, { ...call, path: `/scenarios/nonsense${search}` });
    expect(answer.status).toBe(400);
    for (const { id } of scenarios) expect(answer.body).toContain(id);
  });

  test('[QA-02] the server breaks the connection where the network is down', async () => {
    await expect(send(port, { ...call, path: `/scenarios/network-down${search}` })).rejects.toMatchObject({
      code: 'ECONNRESET',
    });
  });

  test('[QA-02] a search that never answers is let go when its caller leaves', async () => {
    const caller = new AbortController();
    const url = `http://127.0.0.1:${String(port)}/scenarios/never-answers${search}`;
    const answer = fetch(url, { ...call, signal: caller.signal });
    await vi.waitFor(() => {
      expect(waiting).toBe(1);
    }, patience);
    caller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await vi.waitFor(() => {
      expect(waiting).toBe(0);
    }, patience);
  });
});
