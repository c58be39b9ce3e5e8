import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { benchPolicy } from '@front-door/shared/contract/trustedNames';
import { scenarios } from '../scenarios';
import { createFrontDoorServer } from './frontDoorServer';
import { close, listen, send } from './testing';

const search = '/rest/v1/ai/search';
const server = createFrontDoorServer({
  isForTesters: true,
  search: () => [{ name: 'Rash', path: 'rash', score: 0.9 }],
});
let port = 0;

beforeAll(async () => {
  port = await listen(server);
});
afterAll(() => close(server));

const page = async (path: string, cookie = '') => (await send(port, { path, headers: { Cookie: cookie } })).body;
const type = (path: string, message: string) =>
  send(port, {
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ message }).toString(),
  });
const searchFor = (message: string, headers: Readonly<Record<string, string>> = {}, path = search) =>
  send(port, {
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ message, guid: 'g' }),
  });

/** The cookie that binds a browser to its log. */
async function openBench(): Promise<string> {
  const { headers } = await send(port, { path: '/qa' });
  return headers['set-cookie']?.find((cookie) => cookie.startsWith('mock-bench='))?.split(';')[0] ?? '';
}

/** Listens to a log until it is closed. */
async function listenTo(cookie: string) {
  const entries: string[] = [];
  const call = request({ host: '127.0.0.1', port, path: '/qa/log', headers: { Cookie: cookie }, agent: false });
  call.on('error', () => undefined);
  call.end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  response.on('error', () => undefined);
  response.on('data', (chunk: Buffer) => {
    for (const line of chunk.toString().split('\n')) {
      if (line.startsWith('data: ')) entries.push(JSON.parse(line.slice('data: '.length)) as string);
    }
  });
  return { status: response.statusCode, type: response.headers['content-type'], entries, close: () => call.destroy() };
}

describe('choosing on the bench', () => {
  test('[QA-02] [QA-07] lists every scenario with what to type, what shows, a button and a search address', async () => {
    const body = await page('/qa');
    for (const { id, title } of scenarios) {
      expect(body).toContain(title);
      expect(body).toContain(`http://127.0.0.1:${String(port)}/scenarios/${id}/rest/v1<`);
      expect(body).toMatch(new RegExp(`name="scenario"\\s+value="${id}"`));
    }
  });

  test('[QA-02] [QA-07] marks the current choice, and the one just made', async () => {
    expect(await page('/qa')).toContain('Normal (current)');
    expect(await page('/qa', 'mock-scenario=slow')).toContain('Slow (current)');
    const made = await page('/qa?scenario=500&delay=200&calls=next', 'mock-scenario=slow');
    expect(made).toContain('Status 500 (current)');
    expect(made).toContain('Status 500, held back 200 ms, next call only');
    expect(made).not.toContain('Slow (current)');
    expect(await page('/qa?scenario=scores&scores=rash+0.9')).toContain('a list of 1');
  });

  test('[QA-07] says so when a picked scenario does not exist and keeps the earlier one', async () => {
    const body = await page('/qa?scenario=%3Cscript%3Ealert(1)%3C/script%3E', 'mock-scenario=slow');
    expect(body).toContain('Nothing has changed. There is no such scenario.');
    expect(body).toContain('Slow (current)');
    expect(body).not.toContain('alert(1)');
  });

  test('[QA-07] runs nothing but the script of its own, which the server holds', async () => {
    const { headers, body } = await send(port, { path: '/qa' });
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^' ]+'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types bench$/,
    );
    expect(headers['cache-control']).toBe('no-store');
    const address = /<script type="module" src="([^"]+)">/.exec(body)?.[1] ?? '';
    const script = await send(port, { path: address });
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(script.body).toContain('EventSource');
    // What it imports is found from where it is.
    const [imported = ''] = script.body.match(/(?<=from ')[^']+/) ?? [];
    const shared = await send(port, { path: new URL(imported, new URL(address, 'http://bench.test')).pathname });
    expect(shared.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(shared.body).toContain(`createPolicy('${benchPolicy}'`);
  });
});

describe('trying a message on the bench', () => {
  test('[QA-07] explains it without JavaScript, on the page itself', async () => {
    const { body } = await type('/qa', 'sore throat <b>');
    expect(body).toMatch(/<textarea id="message"[^>]*>sore throat &lt;b&gt;<\/textarea/);
    expect(body).toContain('Sore Throat');
    expect(body).toContain('The threshold is 0.2');
  });

  test('[QA-07] explains it alone for the script of the page', async () => {
    const answer = await type('/qa/explain', 'me duele la garganta');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('Sore Throat');
    expect(answer.body).not.toContain('<html');
  });

  test.each([
    ['no message', ''],
    ['an empty one', 'message=++'],
    ['one without end', `message=${'x'.repeat(30_000)}`],
  ])('[QA-07] refuses %s', async (_what, body) => {
    expect(await send(port, { method: 'POST', path: '/qa/explain', body })).toMatchObject({ status: 400 });
  });

  test('[QA-07] takes it from no address, where it would be written down', async () => {
    expect(await page('/qa?message=private+words')).not.toContain('private words');
    expect(await send(port, { path: '/qa/explain?message=private' })).toMatchObject({ status: 404 });
  });
});

describe('the log of the bench', () => {
  test('[QA-07] shows the calls of its own browser while it is open, and a command for each', async () => {
    const cookie = await openBench();
    const log = await listenTo(cookie);
    expect(log.status).toBe(200);
    await searchFor('itchy <arm>', {
      Cookie: `${cookie}; mock-scenario=more-than-three`,
      Authorization: 'Bearer s3cret',
    });
    await searchFor('of someone else');
    await searchFor('of another tester', { Cookie: await openBench() });
    await expect.poll(() => log.entries).toHaveLength(1);
    expect(log.entries[0]).toContain('itchy &lt;arm&gt;');
    expect(log.entries[0]).toContain('sinus-infection');
    expect(log.entries[0]).toContain('/scenarios/more-than-three/rest/v1/ai/search');
    expect(log.entries[0]).not.toContain('s3cret');
    log.close();
  });

  test('[QA-07] writes nothing down before it opens and after it closes', async () => {
    const cookie = await openBench();
    await searchFor('before', { Cookie: cookie });
    const log = await listenTo(cookie);
    await searchFor('during', { Cookie: cookie });
    await expect.poll(() => log.entries).toHaveLength(1);
    log.close();
    // The server needs a moment to see that the listener is gone.
    await expect.poll(() => promisify(server.getConnections.bind(server))()).toBe(0);
    await searchFor('after', { Cookie: cookie });
    const again = await listenTo(cookie);
    await expect.poll(() => again.entries).toHaveLength(1);
    expect(again.entries.join('')).toContain('during');
    expect(again.type).toBe('text/event-stream');
    await searchFor('once more', { Cookie: cookie });
    await expect.poll(() => again.entries).toHaveLength(2);
    again.close();
  });

  test('[QA-07] shows calls from another site whose address names it, also those without an answer', async () => {
    const cookie = await openBench();
    const log = await listenTo(cookie);
    const id = cookie.split('=')[1] ?? '';
    await searchFor('from afar', {}, `/scenarios/normal~log=${id}${search}`);
    await searchFor('cut off', {}, `/scenarios/network-down~log=${id}${search}`).catch(() => undefined);
    await expect.poll(() => log.entries).toHaveLength(2);
    expect(log.entries[0]).toContain('from afar');
    expect(log.entries[1]).toContain('No answer');
    log.close();
  });

  test('[QA-07] is none for a browser that has not opened the bench', async () => {
    expect((await listenTo('')).status).toBe(204);
  });
});

const observed = (now: Record<string, string>) =>
  JSON.stringify({ since: 0, pages: ['/'], events: [], before: {}, now, visit: {}, otherHosts: [] });
const trace = (cookie: string, body: string, path = '/qa/visit') =>
  send(port, { method: 'POST', path, headers: { Cookie: cookie }, body });

describe('the trace of a visit', () => {
  const guid = '11111111-1111-4111-8111-111111111111';
  const transactionId = '22222222-2222-4222-8222-222222222222';

  test('[SM-09] has a page with a script of the server’s own, which binds the browser to its log', async () => {
    const { headers, body } = await send(port, { path: '/qa/visit' });
    expect(body).toContain('Trace of a visit');
    expect(headers['set-cookie']?.[0]).toMatch(/^mock-bench=/);
    expect((await send(port, { path: '/qa/visit.js' })).body).toContain('/qa/visit?file');
    expect(await page('/qa')).toContain('href="/qa/visit"');
  });

  test('[SM-09] lays what the server has received beside what the page has seen, on the page and as a file', async () => {
    const cookie = await openBench();
    const { close: closeLog } = await listenTo(cookie);
    await send(port, {
      path: `/stand-in/assessment/protocol/consent?AdTransaction=${transactionId}`,
      headers: { Cookie: cookie },
    });
    await send(port, {
      method: 'POST',
      path: '/calls/transaction',
      headers: { Cookie: cookie, 'Idempotency-Key': guid },
      body: JSON.stringify({ transactionId }),
    });
    await searchFor('a private word', { Cookie: cookie });
    const markup = await trace(cookie, observed({ guid }));
    expect(markup.headers['content-type']).toContain('text/html');
    expect(markup.body).toContain(transactionId);
    expect(markup.body).toContain('Differs: ');
    const file = await trace(cookie, observed({ guid }), '/qa/visit?file');
    expect(file.headers['content-type']).toContain('text/markdown');
    expect(file.body).toContain('| DIFFERS |');
    expect(file.body).toContain('POST /rest/v1/ai/search');
    expect(markup.body + file.body).not.toContain('private');
    closeLog();
  });

  test('[SM-09] without an open page nothing is kept, and what is no visit is refused', async () => {
    const cookie = await openBench();
    await send(port, {
      path: `/stand-in/assessment/protocol/consent?AdTransaction=${transactionId}`,
      headers: { Cookie: cookie },
    });
    expect((await trace(cookie, observed({ guid }))).body).not.toContain(transactionId);
    expect((await trace(cookie, 'rubbish')).status).toBe(400);
  });
});
