import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBrowserCookies } from './browserCookies';
import { createFrontDoorServer } from './frontDoorServer';
import { close, listen, makeSite, send } from './testing';

/** What a tester chooses and the chat's calls, which carry no cookie. */

const loader = '/receptionist/v1/receptionist.js';
const versioned = '/receptionist/v1/receptionist.b5ab3ebf65de3fdc.js';
const search = '/rest/v1/ai/search';
const [storefront, widget] = await Promise.all([
  makeSite({ 'index.html': 'home', '404.html': 'no such page' }),
  makeSite({ 'receptionist.js': 'the loader', 'receptionist.b5ab3ebf65de3fdc.js': 'the loader' }),
]);
const sites = { storefrontDir: storefront.directory, widgetDir: widget.directory };
const found = () => [{ name: 'Rash', path: 'rash', score: 0.9 }];
const server = createFrontDoorServer({ search: found, ...sites });
const visitors = createFrontDoorServer({ search: found, ...sites, hasBench: false });
const several = createFrontDoorServer({ search: found, ...sites, isOneOfSeveral: true });
let port = 0;
let visitorsPort = 0;
let severalPort = 0;

beforeAll(async () => {
  [port, visitorsPort, severalPort] = await Promise.all([listen(server), listen(visitors), listen(several)]);
});
afterAll(async () => {
  await Promise.all([close(server), close(visitors), close(several)]);
  await Promise.all([storefront.remove(), widget.remove()]);
});

/** A browser: its cookies, and what it asks for with them. */
function openBrowser(place = port) {
  const cookies = new Map<string, string>();
  const get = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await send(place, { path, headers: { ...(Cookie !== '' && { Cookie }), ...headers } });
    for (const set of answer.headers['set-cookie'] ?? []) {
      const [pair = '', ...rest] = set.split('; ');
      const [name = '', value = ''] = pair.split(/=(.*)/);
      if (rest.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  return {
    get,
    /** Where a page's chat sends its searches, as its loader says. */
    searchApi: async () => {
      const { body } = await get(loader, { 'Sec-Fetch-Site': 'same-origin' });
      return /const searchApi = "([^"]*)"/.exec(body)?.[1];
    },
  };
}

/** A call of the chat: from an origin that is nobody's, without cookies. */
const searchAt = (searchApi: string, place = port) =>
  send(place, {
    method: 'POST',
    path: `${searchApi}/ai/search`,
    headers: { 'Content-Type': 'application/json', Origin: 'null' },
    body: JSON.stringify({ message: 'itchy', guid: 'g' }),
  });

describe('a tester’s browser', () => {
  test('[QA-02] a choice by a page’s address holds for its chat, and can be changed while the page is open', async () => {
    const browser = openBrowser();
    await browser.get('/?scenario=500');
    const searchApi = (await browser.searchApi()) ?? '';
    expect(searchApi).toMatch(/^\/browsers\/[\da-f-]{36}\/rest\/v1$/);
    expect(await searchAt(searchApi)).toMatchObject({ status: 500 });
    await browser.get('/qa?scenario=429');
    expect(await searchAt(searchApi)).toMatchObject({ status: 429 });
    await browser.get('/stand-in/portal?scenario=normal');
    expect(await searchAt(searchApi)).toMatchObject({ status: 200 });
  });

  test('[QA-07] a choice for the next call ends with a call of the chat', async () => {
    const browser = openBrowser();
    await browser.get('/qa');
    const searchApi = (await browser.searchApi()) ?? '';
    await browser.get('/qa?scenario=500&calls=next');
    expect(await searchAt(searchApi)).toMatchObject({ status: 500 });
    expect(await searchAt(searchApi)).toMatchObject({ status: 200 });
  });

  test('[QA-02] two of them choose apart', async () => {
    const [one, other] = [openBrowser(), openBrowser()];
    await one.get('/?scenario=500');
    await other.get('/?scenario=429');
    expect(await searchAt((await one.searchApi()) ?? '')).toMatchObject({ status: 500 });
    expect(await searchAt((await other.searchApi()) ?? '')).toMatchObject({ status: 429 });
  });

  test('[QA-02] a server that is new learns its choice from its cookie', async () => {
    const browser = openBrowser();
    await browser.get('/?scenario=500');
    const anew = createFrontDoorServer({ search: found, ...sites });
    const place = await listen(anew);
    const { headers } = await send(port, { path: '/?scenario=500' });
    const Cookie = (headers['set-cookie'] ?? []).map((set) => set.split(';')[0]).join('; ');
    const { body } = await send(place, { path: loader, headers: { 'Sec-Fetch-Site': 'same-origin', Cookie } });
    expect(await searchAt(/"(\/browsers[^"]+)"/.exec(body)?.[1] ?? '', place)).toMatchObject({ status: 500 });
    await close(anew);
  });

  test('[QA-02] the bench tells pages that were open before where their searches go', async () => {
    const browser = openBrowser();
    expect(await browser.searchApi()).toBe('');
    const { body } = await browser.get('/qa');
    expect(body).toContain(`data-search-api="${(await browser.searchApi()) ?? 'none'}"`);
    expect((await browser.get('/qa/bench.js')).body).toContain('mock-search-api');
    expect((await browser.get(loader, { 'Sec-Fetch-Site': 'same-origin' })).body).toContain('mock-search-api');
  });

  test('[QA-02] one that no page has told of itself is answered as usual, also where a preflight asks', async () => {
    expect(await searchAt('/browsers/made-up/rest/v1')).toMatchObject({ status: 200 });
    const preflight = await send(port, {
      method: 'OPTIONS',
      path: `/browsers/made-up${search}`,
      headers: { Origin: 'null', 'Access-Control-Request-Method': 'POST' },
    });
    expect(preflight.headers['access-control-allow-origin']).toBe('*');
  });

  test('[QA-02] one of too many is forgotten, the oldest first', () => {
    const memory = createBrowserCookies();
    memory.note('first', '500');
    for (let count = 0; count < 999; count += 1) memory.note(`browser-${String(count)}`, '429');
    expect(memory.resolve('/browsers/first/rest/v1/ai/search')?.cookies).toContain('mock-scenario=500');
    memory.note('one-more', '429');
    expect(memory.resolve('/browsers/first/rest/v1/ai/search')?.cookies).not.toContain('500');
    expect(memory.resolve('/browsers/browser-0/rest/v1/ai/search')?.cookies).toContain('429');
  });
});

describe('the loader', () => {
  test.each([
    ['a page of another site', loader, { 'Sec-Fetch-Site': 'cross-site' }],
    ['a page of another port', loader, { 'Sec-Fetch-Site': 'same-site' }],
    ['what is no browser', loader, {}],
    ['a page of ours that names a hash', versioned, { 'Sec-Fetch-Site': 'same-origin' }],
  ])('[QA-02] [WE-11] %s gets the very file of the build', async (_who, path, headers) => {
    const browser = openBrowser();
    expect(await browser.get(path, headers)).toMatchObject({ status: 200, body: 'the loader' });
    await browser.get('/?scenario=500');
    const site: Readonly<Record<string, string>> = { 'Sec-Fetch-Site': 'cross-site', ...headers };
    const { body, headers: got } = await browser.get(path, site);
    expect(body).toBe('the loader');
    if (path === loader) expect(got.vary).toContain('Sec-Fetch-Site');
  });

  test('[QA-02] a page of ours gets it with a script before it, which nothing keeps', async () => {
    const { headers, body } = await openBrowser().get(loader, { 'Sec-Fetch-Site': 'same-origin' });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(body.endsWith('\nthe loader')).toBe(true);
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('[QA-02] a browser that says not where it asks from is known by its choice', async () => {
    const browser = openBrowser();
    await browser.get('/?scenario=500');
    expect((await browser.get(loader)).body).toContain('"/browsers/');
  });

  test('[QA-08] where several processes answer, it names the choice itself', async () => {
    const browser = openBrowser(severalPort);
    expect(await browser.searchApi()).toBe('');
    await browser.get('/?scenario=429~delay=5');
    expect(await browser.searchApi()).toBe('/scenarios/429~delay=5/rest/v1');
  });
});

describe('a server for visitors', () => {
  test('[QA-06] has nothing for testers, and every file as it was built', async () => {
    const browser = openBrowser(visitorsPort);
    for (const path of ['/qa', '/qa/log', '/qa/visit', `/scenarios/500${search}`, `/browsers/x${search}`])
      expect(await browser.get(path)).toMatchObject({ status: 404 });
    const page = await browser.get('/?scenario=500');
    expect(page).toMatchObject({ status: 200, body: 'home' });
    expect(page.headers['set-cookie']).toBeUndefined();
    expect((await browser.get(loader, { 'Sec-Fetch-Site': 'same-origin' })).body).toBe('the loader');
    expect(await searchAt('/rest/v1', visitorsPort)).toMatchObject({ status: 200 });
    const call = { method: 'POST', path: search, headers: { Cookie: 'mock-scenario=500' } };
    expect(
      await send(visitorsPort, {
        ...call,
        headers: { ...call.headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ message: 'itchy', guid: 'g' }),
      }),
    ).toMatchObject({ status: 200 });
  });
});
