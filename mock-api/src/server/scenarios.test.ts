import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { wait } from '../scenarioAnswer';
import { scenarios } from '../scenarios';
import { createFrontDoorServer } from './frontDoorServer';
import { close, listen, makeSite, send } from './testing';

const search = '/rest/v1/ai/search';
const call = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ message: 'itchy arm', guid: 'g' }),
};
const storefront = await makeSite({ 'index.html': 'home', 'care/index.html': 'care', '404.html': 'no such page' });
let waiting = 0;
const server = createFrontDoorServer({
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

const searchWith = (cookie: string) =>
  send(port, { ...call, path: search, headers: { ...call.headers, Cookie: cookie } });

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
    });
    caller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await vi.waitFor(() => {
      expect(waiting).toBe(0);
    });
  });
});

const page = async (path: string, cookie = '') => (await send(port, { path, headers: { Cookie: cookie } })).body;

describe('the testers’ page', () => {
  test('[QA-02] lists every scenario with what to type, what shows, a button and a search address', async () => {
    // The current one has no button.
    const body = `${await page('/qa')}${await page('/qa', 'mock-scenario=slow')}`;
    for (const { id, title } of scenarios) {
      expect(body).toContain(title);
      expect(body).toContain(`http://127.0.0.1:${String(port)}/scenarios/${id}/rest/v1<`);
      expect(body).toMatch(new RegExp(`name="scenario"\\s+value="${id}"`));
    }
  });

  test('[QA-02] marks the current choice, and the one just made', async () => {
    expect(await page('/qa')).toContain('Normal (current)');
    expect(await page('/qa', 'mock-scenario=slow')).toContain('Slow (current)');
    const made = await page('/qa?scenario=500', 'mock-scenario=slow');
    expect(made).toContain('Status 500 (current)');
    expect(made).not.toContain('Slow (current)');
  });

  test('[QA-02] says so when a picked scenario does not exist and keeps the earlier one', async () => {
    const body = await page('/qa?scenario=%3Cscript%3Ealert(1)%3C/script%3E', 'mock-scenario=slow');
    expect(body).toContain('There is no scenario “&lt;script&gt;alert(1)&lt;/script&gt;”');
    expect(body).toContain('Slow (current)');
    expect(body).not.toContain('<script');
  });

  test('[QA-02] runs nothing', async () => {
    const { headers } = await send(port, { path: '/qa' });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(headers['cache-control']).toBe('no-store');
  });
});
