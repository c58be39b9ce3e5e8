import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { largestSearchBody, searchTimeoutMs } from '@front-door/shared/contract/search';
import { isDemanded } from '../../scripts/needed.mjs';
import { readContract } from '../contract/openApi';
import { close, listen, send, type RawAnswer } from '../src/server/testing';
import { findHaproxy, freePort, startGateway, type Gateway } from './haproxy';
import { createStandIn, list, type Behaviour } from './standIn.fixture';

const path = '/rest/v1/ai/search';
const haproxy = findHaproxy();
const contract = readContract();
const standIn = createStandIn();
let first = '';
let nobody = '';

/** Times that end the tests soon and leave a busy machine enough; rates that only their own tests reach. */
const settings = () => ({
  SEARCH_1: first,
  SEARCH_2: nobody,
  ANSWER_TIME: '3s',
  REST_TIME: '1s',
  REQUEST_TIME: '3s',
  CHECK_EVERY: '1h',
  ADDRESS_RATE: '100000',
});

/** What the stand-in says of itself, and of what it was sent. */
const insides = /search\.js|internal-host|itchy arm|credentials/i;

const searchFor = (message: string, guid: string = randomUUID()) => JSON.stringify({ message, guid });
const ask = (gateway: Gateway, body = searchFor('itchy arm'), headers: Readonly<Record<string, string>> = {}) =>
  send(gateway.port, {
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/json', Origin: 'null', ...headers },
    body,
  });

/** A problem that the chat may read wherever it runs: it gives the words back, and does not ask a second time. */
function expectProblem(answer: RawAnswer, status: number): void {
  expect(answer.status).toBe(status);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  expect(answer.headers['cache-control']).toBe('no-store');
  const contentType = answer.headers['content-type'] ?? null;
  expect(contract.checkProblem({ status, contentType, body: answer.body })).toEqual([]);
  expect(JSON.parse(answer.body)).toMatchObject({ status });
}

test('[RL-07] HAProxy is there, or nobody demands it', () => {
  // Where it is missing and not demanded, ensureHaproxy.ts says that these tests are left out.
  expect(haproxy ?? (isDemanded() ? 'missing' : 'left out')).not.toBe('missing');
});

test('[RL-07] all that a search may wait for ends before the chat gives up', () => {
  const configuration = readFileSync(new URL('haproxy.cfg', import.meta.url), 'utf8');
  const seconds = (name: string) =>
    Number(new RegExp(`presetenv ${name} +(\\d+)s$`, 'm').exec(configuration)?.[1] ?? Number.NaN);
  const tries = 1 + Number(/^ *retries (\d)$/m.exec(configuration)?.[1] ?? Number.NaN);
  // HAProxy waits as long as a connection may take, a second at most, before it tries the same server again.
  const connecting = tries * seconds('CONNECT_TIME') + (tries - 1);
  const all = connecting + seconds('QUEUE_TIME') + seconds('ANSWER_TIME') + seconds('REST_TIME');
  // Before the chat gives a search up.
  expect(all).toBeLessThan(searchTimeoutMs / 1000);
});

describe.skipIf(haproxy === undefined)('[RL-07] the gateway before the search', () => {
  const program = haproxy ?? '';
  let gateway: Gateway;

  beforeAll(async () => {
    first = `127.0.0.1:${String(await listen(standIn.server))}`;
    nobody = `127.0.0.1:${String(await freePort())}`;
    gateway = await startGateway(program, settings());
  });
  afterAll(async () => {
    await gateway.stop();
    await close(standIn.server);
  });
  beforeEach(() => {
    standIn.behaviour = 'answers';
    standIn.asked.length = 0;
  });

  test('passes a search on and its answer back, so that any page can read it', async () => {
    const answer = await ask(gateway);
    expect(answer.body).toBe(list);
    expect(answer.headers).toMatchObject(contract.headersOf('search', '200'));
    expect(answer.headers['access-control-expose-headers']).toBe('Retry-After');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('passes a token on, and neither cookie nor query', async () => {
    await send(gateway.port, {
      method: 'POST',
      path: `${path}?message=secret`,
      headers: { 'Content-Type': 'application/json', Cookie: '__session=secret' },
      body: searchFor('itchy arm'),
    });
    expect(standIn.asked).toHaveLength(1);
    expect(standIn.asked[0]?.url).toBe(path);
    expect(standIn.asked[0]?.headers.cookie).toBeUndefined();
  });

  test('says beforehand that a search may be made', async () => {
    const answer = await send(gateway.port, { method: 'OPTIONS', path, headers: { Origin: 'null' } });
    expect(answer.status).toBe(204);
    expect(answer.headers).toMatchObject(contract.headersOf('allowSearch', '204'));
    expect(standIn.asked).toEqual([]);
  });

  test('goes to another server where one refuses the connection', async () => {
    for (let count = 0; count < 6; count += 1) expect((await ask(gateway)).status).toBe(200);
    expect(standIn.asked).toHaveLength(6);
    await expect.poll(() => gateway.written.text).toMatch(/"retries":"\+[123]"/);
  });

  const broken: readonly (readonly [Behaviour, number])[] = [
    ['hangs', 504],
    ['trickles', 504],
    ['resets', 502],
    ['sends a page', 502],
    ['says JSON and sends a page', 502],
    ['sends no list', 502],
    ['sends too much', 502],
    ['sends without end', 502],
    ['redirects', 502],
    ['fails', 502],
    ['tells its insides', 502],
    // The statuses that the API has, and 503, stay.
    ...[400, 401, 415, 429, 503].map((status) => [`tells its insides with ${status}`, status] as const),
    ...[
      201, 202, 203, 204, 206, 226, 299, 300, 304, 402, 403, 404, 405, 406, 408, 409, 410, 413, 418, 422, 451, 499,
    ].map((status) => [`tells its insides with ${status}`, 502] as const),
    ...[501, 504, 511, 599].map((status) => [`tells its insides with ${status}`, 502] as const),
  ];
  test.each(broken)('tells the chat when the search %s: %i, and asks once alone', async (behaviour, status) => {
    standIn.behaviour = behaviour;
    const answer = await ask(gateway);
    expectProblem(answer, status);
    expect(JSON.stringify(answer)).not.toMatch(insides);
    expect(standIn.asked).toHaveLength(1);
    standIn.behaviour = 'answers';
    expect((await ask(gateway)).status).toBe(200);
  });

  test.each<[Behaviour, number, Readonly<Record<string, string>>]>([
    ['refuses the token', 401, { 'www-authenticate': 'Bearer' }],
    ['has had too many', 429, { 'retry-after': '7', 'access-control-expose-headers': 'Retry-After' }],
    ['tells its insides with 429', 429, { 'retry-after': '10' }],
  ])('says in its own words that the search %s', async (behaviour, status, headers) => {
    standIn.behaviour = behaviour;
    const answer = await ask(gateway);
    expectProblem(answer, status);
    expect(answer.headers).toMatchObject(headers);
    expect(JSON.stringify(answer)).not.toMatch(insides);
  });

  test('passes a list on with headers of the gateway’s own alone', async () => {
    standIn.behaviour = 'says more than it need';
    const answer = await ask(gateway);
    expect(answer.body).toBe(list);
    expect(JSON.stringify(answer)).not.toMatch(insides);
    const needed = new Set([
      'access-control-allow-origin',
      'access-control-expose-headers',
      'cache-control',
      'content-type',
      'date',
      'x-content-type-options',
    ]);
    const ofTheConnection = new Set(['connection', 'content-length', 'keep-alive', 'transfer-encoding']);
    const names = Object.keys(answer.headers).filter((name) => !ofTheConnection.has(name));
    expect(new Set(names)).toEqual(needed);
  });

  test('asks for an answer that it can read: none that is compressed', async () => {
    await ask(gateway, searchFor('itchy arm'), { 'Accept-Encoding': 'gzip, br' });
    expect(standIn.asked).toHaveLength(1);
    expect(standIn.asked[0]?.headers).not.toHaveProperty('accept-encoding');
  });

  test('refuses by itself what the search would refuse', async () => {
    expectProblem(await send(gateway.port, { path }), 405);
    expectProblem(await send(gateway.port, { method: 'POST', path: '/rest/v1/other', body: '{}' }), 404);
    const frame = searchFor('').length;
    expect((await ask(gateway, searchFor('x'.repeat(largestSearchBody - frame)))).status).toBe(200);
    expectProblem(await ask(gateway, searchFor('x'.repeat(largestSearchBody - frame + 1))), 400);
    // Whoever is still sending when the answer has been given is cut off, and may not hear it.
    const outcome = await ask(gateway, searchFor('x'.repeat(1_000_000))).then(
      ({ status }) => String(status),
      (error: unknown) => (error as Error).message,
    );
    expect(outcome).toMatch(/^400$|EPIPE|ECONNRESET/);
    expect(standIn.asked).toHaveLength(1);
  });

  test('gives up who sends half a request', async () => {
    const socket = connect(gateway.port, '127.0.0.1');
    const received = new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (data) => (text += data.toString()));
      socket.on('close', () => {
        resolve(text);
      });
    });
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"mes`,
    );
    expect(await received).toMatch(/^HTTP\/1\.1 408 [^]*access-control-allow-origin: \*/i);
  });

  test('slows one visitor down, and nobody else', async () => {
    const guid = randomUUID();
    const answers: RawAnswer[] = [];
    // A slow machine may need more than ten to send ten within ten seconds.
    while (answers.length < 60 && answers.at(-1)?.status !== 429)
      answers.push(await ask(gateway, searchFor('rash', guid)));
    const last = answers.at(-1);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(10);
    if (last === undefined) throw new Error('nothing was asked');
    expectProblem(last, 429);
    expect(last.headers['retry-after']).toBe('10');
    expect((await ask(gateway)).status).toBe(200);
  });

  test('slows one address down that makes visitors up', async () => {
    const strict = await startGateway(program, { ...settings(), ADDRESS_RATE: '5' });
    const statuses: number[] = [];
    while (statuses.length < 60 && statuses.at(-1) !== 429) statuses.push((await ask(strict)).status);
    expect(statuses.at(-1)).toBe(429);
    await strict.stop();
  });

  test('stops asking a search that fails on and on, says so at once, and asks again when it is well', async () => {
    const quick = await startGateway(program, { ...settings(), SEARCH_2: first, CHECK_EVERY: '200ms' });
    standIn.behaviour = 'fails';
    await expect.poll(async () => (await ask(quick)).status).toBe(503);
    const before = standIn.asked.length;
    const away = await ask(quick);
    expectProblem(away, 503);
    expect(away.headers['retry-after']).toBe('30');
    expect(standIn.asked).toHaveLength(before);
    expect((await send(quick.port, { path: '/readyz' })).status).toBe(503);
    expect((await send(quick.port, { path: '/healthz' })).status).toBe(200);
    standIn.behaviour = 'answers';
    await expect.poll(async () => (await ask(quick)).status).toBe(200);
    await quick.stop();
  });

  test('stops asking without a check’s help after ten failures in a row', async () => {
    const alone = await startGateway(program, { ...settings(), SEARCH_2: first });
    standIn.behaviour = 'fails';
    const statuses: number[] = [];
    while (statuses.length < 60 && statuses.at(-1) !== 503) statuses.push((await ask(alone)).status);
    expect(statuses.at(-1)).toBe(503);
    // Ten at each of the two; on a busy machine one more may pass while the proxy's threads tell each other.
    expect(standIn.asked.length).toBeLessThanOrEqual(25);
    await alone.stop();
  });

  test('notices by its checks a search that answers with pages', async () => {
    const quick = await startGateway(program, { ...settings(), CHECK_EVERY: '200ms' });
    standIn.behaviour = 'sends a page';
    await expect.poll(async () => (await send(quick.port, { path: '/readyz' })).status).toBe(503);
    await quick.stop();
  });

  test('says so while an operator has turned the search off, and goes on when it is on again', async () => {
    const maintained = await startGateway(program, settings());
    for (const server of ['one', 'two']) {
      expect(await maintained.command(`set server search/${server} state drain`)).toBe('');
    }
    expectProblem(await ask(maintained), 503);
    expect(standIn.asked).toEqual([]);
    await maintained.command('set server search/one state ready');
    expect((await ask(maintained)).status).toBe(200);
    await maintained.stop();
  });

  test('says so where no server can be reached', async () => {
    const lonely = await startGateway(program, { ...settings(), SEARCH_1: nobody });
    const answer = await ask(lonely);
    expectProblem(answer, 503);
    expect(answer.headers['retry-after']).toBe('30');
    await lonely.stop();
  });

  test('writes down no word, no query, no token, no id and no address', async () => {
    const guid = randomUUID();
    const secret = { Authorization: 'Bearer secret-token', Cookie: 'a=secret-cookie', 'User-Agent': 'secret-browser' };
    await ask(gateway, searchFor('secret-words', guid), secret);
    await send(gateway.port, { method: 'POST', path: `${path}?secret-query`, body: '{"secret-words":' });
    await send(gateway.port, { method: 'PUT', path: `/secret-path`, headers: { Referer: 'http://secret/' } });
    await expect.poll(() => gateway.written.text).toMatch(/"method":"PUT"/);
    const lines = gateway.written.text.split('\n').filter((line) => line.startsWith('{'));
    for (const line of lines) expect(Object.keys(JSON.parse(line) as object)).toContain('status');
    expect(gateway.written.text).not.toMatch(new RegExp(`secret|${guid}|127\\.0\\.0\\.1`));
  });
});
