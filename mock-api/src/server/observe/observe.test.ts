import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Registry } from 'prom-client';
import { createFrontDoorServer } from '../frontDoorServer';
import { close, listen, makeSite, send } from '../testing';
import { createLog } from './log';
import { createMetrics } from './metrics';
import { createMetricsServer, isPrivateAddress } from './metricsServer';
import type { Observer } from './observer';

const words = 'purplezebra';
const registry = new Registry();
const stopping = new AbortController();
const lines: string[] = [];
const quiet: string[] = [];
const server = createFrontDoorServer({
  search: (message) => {
    if (message.includes('fault')) throw new TypeError(`can't read ${message}`);
    return message.includes('itchy') ? [{ name: 'Rash', path: 'rash', score: 0.9 }] : [];
  },
  isForTesters: true,
  observers: [
    createMetrics(registry, stopping.signal),
    createLog('info', { write: (line) => lines.push(line) }),
    createLog('error', { write: (line) => quiet.push(line) }),
  ],
});
const port = await listen(server);

const ask = (message: string) =>
  send(port, {
    method: 'POST',
    path: `/rest/v1/ai/search?q=${words}`,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${words}`, 'User-Agent': words },
    body: JSON.stringify({ message, guid: words }),
  });
const entries = (of: readonly string[]) => of.map((line) => JSON.parse(line) as Record<string, unknown>);
/** The count of a metric with these labels, as Prometheus would read it. */
const counted = async (sample: string) => {
  const line = (await registry.metrics()).split('\n').find((text) => text.startsWith(`${sample} `));
  return line === undefined ? 0 : Number(line.slice(sample.length));
};

beforeEach(() => {
  lines.length = 0;
  quiet.length = 0;
});

afterAll(() => close(server));

describe('[RL-08] what is written down', () => {
  test('a line a request says part, method, status and time, and nothing of who asked for what', async () => {
    await ask(`itchy ${words}`);
    await send(port, { path: `/treatments/${words}?source=${words}` });
    await send(port, { path: `/%zz${words}` });
    await vi.waitFor(() => {
      expect(lines).toHaveLength(3);
    });
    expect(entries(lines)).toEqual([
      expect.objectContaining({ part: 'search', method: 'POST', status: 200 }),
      expect.objectContaining({ part: 'page', method: 'GET', status: 404 }),
      expect.objectContaining({ part: 'malformed', method: 'GET', status: 400 }),
    ]);
    for (const entry of entries(lines)) {
      expect(Object.keys(entry).toSorted()).toEqual([
        'level',
        'method',
        'milliseconds',
        'msg',
        'part',
        'status',
        'time',
      ]);
    }
    expect(lines.join('')).not.toContain(words);
    expect(lines.join('')).not.toContain('127.0.0.1');
    expect(quiet).toEqual([]);
  });

  test('a fault says its kind and place, not its message', async () => {
    expect(await ask(`fault ${words}`)).toMatchObject({ status: 500 });
    expect(entries(quiet)).toEqual([expect.objectContaining({ level: 50, fault: 'TypeError', msg: 'failed' })]);
    expect(quiet[0]).toMatch(/observe\.test\.ts:\d+:\d+/);
    expect(quiet.join('') + lines.join('')).not.toContain(words);
  });

  test('who leaves a page that is still coming is no fault of the server', async () => {
    const site = await makeSite({ 'index.html': 'x'.repeat(20_000_000), '404.html': '' });
    onTestFinished(site.remove);
    const answered = vi.fn<Observer['answered']>();
    const failed = vi.fn<Observer['failed']>();
    const hasPages = createFrontDoorServer({
      search: () => [],
      storefrontDir: site.directory,
      observers: [{ began: () => undefined, answered, failed, searched: () => undefined }],
    });
    const place = await listen(hasPages);
    for (let visitor = 1; visitor <= 5; visitor += 1) {
      const line = connect(place, '127.0.0.1');
      line.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
      await once(line, 'data');
      line.destroy();
      await vi.waitFor(() => {
        expect(answered).toHaveBeenCalledTimes(visitor);
      });
    }
    // What fails is told before the server has closed.
    await close(hasPages);
    expect(failed.mock.calls).toEqual([]);
  });

  test('what is thrown may be anything', () => {
    const log = createLog('error', { write: (line) => quiet.push(line) });
    log.failed(words);
    log.failed(Object.assign(new RangeError(`${words}\n    at ${words}`), { code: 'ERR_OF_OURS' }));
    log.failed(Object.assign(new Error('x'), { code: words }));
    expect(entries(quiet)).toEqual([
      expect.objectContaining({ fault: 'string', at: [] }),
      expect.objectContaining({ fault: 'RangeError', code: 'ERR_OF_OURS' }),
      expect.not.objectContaining({ code: words }),
    ]);
    expect(quiet.join('')).not.toContain(words);
  });

  /** As a message may quote them: as a frame of every form that V8 writes. */
  const quoted = [
    '    at my itchy elbow since 2019 :1:1',
    '    at elbow (/elbow:1:1)',
    '    at elbow (file:///elbow/a.js:1:1)',
    '    at async elbow.itchy (node:elbow:1:1)',
    '    at new elbow (/elbow:1:1)',
    '    at elbow.itchy [as elbow] (/elbow:1:1)',
    '    at /elbow:1:1',
    '    at file://[elbow:1:1',
    '    at async Promise.all (index 0) elbow:1:1',
  ].join('\n');
  const made = (change: (error: Error) => unknown, { isLookedAt = true, message = `x\n${quoted}\n` } = {}) => {
    const error = new TypeError(message);
    // From here on its stack says what it says now.
    if (isLookedAt) expect(error.stack).toContain('elbow');
    change(error);
    return error;
  };
  const named = { name: 'TypeError: elbow' };

  test.for<readonly [string, unknown, boolean]>([
    ['has them in its message', made(() => undefined), true],
    ['has them alone', new RangeError(quoted), true],
    ['has them after its first line is empty', new Error(`\n${quoted}`), true],
    ['is of a class of its own', new (class Elbow2 extends TypeError {})(quoted), true],
    ['has a cause', new Error('x', { cause: new Error(quoted) }), true],
    ['stands for several', new AggregateError([new Error(quoted)], quoted), true],
    ['has another name now', made((error) => Object.assign(error, named)), true],
    ['was given a name of words', made((error) => Object.assign(error, named), { isLookedAt: false }), false],
    ['has another message now', made((error) => (error.message = 'other')), false],
    ['has the start of its message now', made((error) => (error.message = 'x')), true],
    ['has no message now', made((error) => (error.message = '')), false],
    ['never had a message', new Error(), true],
    ['quotes a file that is there', new Error(`x\n    at elbow (${fileURLToPath(import.meta.url)}:1:1)`), true],
    ['has another stack', made((error) => (error.stack = `Error: y\n${quoted}`)), false],
    ['has a stack without its message', made((error) => (error.stack = quoted)), false],
    ['has a stack that is no text', made((error) => Object.assign(error, { stack: [quoted] })), false],
    ['has a message that is no text', made((error) => Object.assign(error, { message: { quoted } })), false],
    ['throws when it is looked at', made((error) => Object.defineProperty(error, 'stack', { get: refuse })), false],
    ['throws for its message', made((error) => Object.defineProperty(error, 'message', { get: refuse })), false],
    ['throws for its code', made((error) => Object.defineProperty(error, 'code', { get: refuse })), true],
    ['has lost its class', made((error) => Object.setPrototypeOf(error, Object.create(Error.prototype, lost))), true],
    [
      'is called by words',
      made((error) => Object.defineProperty(error, 'constructor', { value: { name: quoted } })),
      true,
    ],
  ])('no word of a message is taken for a place in the code where an error %s', ([, error, hasFrames]) => {
    quiet.length = 0;
    createLog('error', { write: (line) => quiet.push(line) }).failed(error);
    expect(quiet).toHaveLength(1);
    expect(quiet.join('')).not.toMatch(/elbow\b|2019/);
    const [entry] = entries(quiet) as { at: readonly string[] }[];
    expect(entry?.at.join('\n')).toMatch(hasFrames ? 'observe.test.ts:' : /^$/);
  });
});

function refuse(): never {
  throw new Error('not to be read');
}

const lost = { constructor: { value: undefined } };

describe('[RL-08] what is counted', () => {
  test('searches by what they found, and requests by what answered and how', async () => {
    const before = await counted('front_door_searches_total{answer="nothing"}');
    const refused = 'front_door_requests_total{part="transaction",method="GET",status="405"}';
    await ask('something else');
    await send(port, { path: '/calls/transaction' });
    await vi.waitFor(async () => {
      expect(await counted(refused)).toBe(1);
    });
    expect(await counted('front_door_searches_total{answer="nothing"}')).toBe(before + 1);
    expect(await counted('front_door_request_seconds_count{part="transaction"}')).toBe(1);
  });

  test('faults', async () => {
    const before = await counted('front_door_failures_total');
    await ask('fault');
    expect(await counted('front_door_failures_total')).toBe(before + 1);
  });

  test('a connection that ends before its answer, and what is in flight until then', async () => {
    const connection = connect(port, '127.0.0.1');
    connection.write('POST /rest/v1/ai/search HTTP/1.1\r\nHost: x\r\nContent-Length: 30\r\n\r\n{"mess');
    await vi.waitFor(async () => {
      expect(await counted('front_door_requests_in_flight')).toBe(1);
    });
    connection.destroy();
    await once(connection, 'close');
    await vi.waitFor(async () => {
      expect(await counted('front_door_requests_total{part="search",method="POST",status="broken off"}')).toBe(1);
    });
    expect(await counted('front_door_requests_in_flight')).toBe(0);
  });

  test('that the process is about to end', async () => {
    expect(await counted('front_door_draining')).toBe(0);
    stopping.abort();
    expect(await counted('front_door_draining')).toBe(1);
  });

  test('no label has what a visitor chose', async () => {
    await ask(words);
    await send(port, { path: `/${words}` });
    expect(await registry.metrics()).not.toContain(words);
  });
});

describe('[RL-08] where the metrics are read', () => {
  test('by GET at one address, and 503 where they can’t be read', async () => {
    const read = vi.fn<() => Promise<string>>(() => Promise.resolve('a 1\n'));
    const metrics = createMetricsServer({ contentType: 'text/plain; version=0.0.4', read });
    const at = await listen(metrics);
    expect(await send(at, { path: '/metrics' })).toMatchObject({
      status: 200,
      body: 'a 1\n',
      headers: { 'content-type': 'text/plain; version=0.0.4', 'cache-control': 'no-store' },
    });
    expect(await send(at, { path: '/' })).toMatchObject({ status: 404 });
    expect(await send(at, { path: '/metrics', method: 'POST' })).toMatchObject({ status: 404 });
    expect(read).toHaveBeenCalledTimes(1);
    read.mockRejectedValueOnce(new Error('no process answers'));
    expect(await send(at, { path: '/metrics' })).toMatchObject({ status: 503, body: '' });
    await close(metrics);
  });

  test('not where visitors are', async () => {
    expect(await send(port, { path: '/metrics' })).toMatchObject({ status: 404 });
  });

  test.each([
    ['127.0.0.1', true],
    ['127.8.0.1', true],
    ['::1', true],
    ['10.1.2.3', true],
    ['172.31.255.255', true],
    ['192.168.0.4', true],
    ['fd12::1', true],
    ['0.0.0.0', false],
    ['::', false],
    ['172.32.0.1', false],
    ['8.8.8.8', false],
    ['2001:db8::1', false],
    ['localhost', false],
    ['', false],
  ])('never at an address that the public can reach: %s', (address, isPrivate) => {
    expect(isPrivateAddress(address)).toBe(isPrivate);
  });
});
