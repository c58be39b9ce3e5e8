import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { start, type MainProcess } from './mainProcess.fixture';
import { close, listen, send, type RawAnswer } from './testing';

const patience = { timeout: 60_000, interval: 20 };
/** Room for two processes to start on a busy machine, and for the times below. */
const long = 180_000;

const search = '/rest/v1/ai/search';
const asked = {
  method: 'POST',
  path: search,
  headers: { 'Content-Type': 'application/json', Connection: 'keep-alive' },
  body: JSON.stringify({ message: 'itchy arm', guid: 'g' }),
};
const slow = { ...asked, path: `/scenarios/normal~delay=6000${search}` };

const started: MainProcess[] = [];
const begin = async (...[environment, ...flags]: Parameters<typeof start>) => {
  const server = await start({ TESTER: 'on', ...environment }, ...flags);
  started.push(server);
  return server;
};
afterEach(() => {
  for (const { child } of started.splice(0)) child.kill('SIGKILL');
});

const readiness = async (port: number) => (await send(port, { path: '/readyz' })).status;

describe.each([
  ['one process', 'SIGTERM', []],
  ['two processes', 'SIGINT', ['--processes=2']],
] as const)('%s', (_what, signal, flags) => {
  test(
    '[RL-05] asked to end, says so at once, answers what comes and what is in flight, and ends well',
    async () => {
      // Long enough for the requests below on a machine that has other things to do.
      const { child, port, written } = await begin({ DRAIN_SECONDS: '12', FINISH_SECONDS: '60' }, ...flags);
      expect(await readiness(port)).toBe(200);
      expect((await send(port, asked)).headers.connection).toBe('keep-alive');
      const inFlight = Array.from({ length: 6 }, () => send(port, slow));
      // What was sent before has arrived by the time that later requests are answered.
      await Promise.all(Array.from({ length: 6 }, () => send(port, asked)));
      const ended = once(child, 'exit');
      const before = performance.now();
      child.kill(signal);
      await vi.waitFor(async () => {
        expect(await readiness(port)).toBe(503);
      }, patience);
      const late: RawAnswer[] = [];
      for (let count = 0; count < 5; count += 1) late.push(await send(port, asked));
      expect(await send(port, { path: '/healthz' })).toMatchObject({ status: 200, body: '{"status":"ok"}' });
      expect((await send(port, { path: '/readyz' })).body).toBe('{"status":"draining"}');
      expect(late.map(({ status, headers }) => [status, headers.connection])).toEqual(late.map(() => [200, 'close']));
      const answered = await Promise.all(inFlight);
      expect(answered.map(({ status }) => status)).toEqual(inFlight.map(() => 200));
      expect(await ended).toEqual([0, null]);
      expect(performance.now() - before).toBeGreaterThanOrEqual(12_000);
      expect(written.error).toBe('');
    },
    long,
  );

  test(
    '[RL-05] asked to end a second time, ends at once',
    async () => {
      const { child, port } = await begin({ DRAIN_SECONDS: '3600' }, ...flags);
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await vi.waitFor(async () => {
        expect(await readiness(port)).toBe(503);
      }, patience);
      await vi.waitFor(() => {
        child.kill('SIGTERM');
        expect(child.exitCode).toBe(1);
      }, patience);
      expect(await ended).toEqual([1, null]);
      await vi.waitFor(async () => {
        await expect(send(port, { path: '/healthz' })).rejects.toMatchObject({ code: 'ECONNREFUSED' });
      }, patience);
    },
    long,
  );
});

test(
  '[RL-05] connections that ask for nothing, and pages that only listen, do not hold up the end',
  async () => {
    const { child, port } = await begin({ DRAIN_SECONDS: '0', FINISH_SECONDS: '3600' });
    const cookie = (await send(port, { path: '/qa' })).headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    const listening = request({ host: '127.0.0.1', port, path: '/qa/log', headers: { Cookie: cookie } }).end();
    const [log] = (await once(listening, 'response')) as [IncomingMessage];
    const silent = connect(port, '127.0.0.1');
    await once(silent, 'connect');
    const agent = new Agent({ keepAlive: true });
    await new Promise((resolve) => {
      request({ agent, host: '127.0.0.1', port, path: '/healthz' }, (response) => {
        response.resume().once('end', resolve);
      }).end();
    });
    const ends = [once(child, 'exit'), once(log.resume(), 'end'), once(silent.resume(), 'close')] as const;
    child.kill('SIGTERM');
    const [exit] = await Promise.all(ends);
    expect(exit).toEqual([0, null]);
    agent.destroy();
  },
  long,
);

/** Sends each request to the next server that says it is ready, over connections that it keeps, and never twice. */
async function balance(ports: readonly number[]) {
  const places = ports.map((port) => ({ port, agent: new Agent({ keepAlive: true }), isReady: true, count: 0 }));
  const check = setInterval(() => {
    for (const place of places) {
      const given = readiness(place.port);
      given.then((status) => (place.isReady = status === 200)).catch(() => (place.isReady = false));
    }
  }, 50);
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const ready = places.filter(({ isReady }) => isReady);
    const place = ready[(turn += 1) % ready.length];
    if (place === undefined) {
      outgoing.writeHead(503).end();
      return;
    }
    place.count += 1;
    const { method, url, headers } = incoming;
    const { connection: _hop, ...passed } = headers;
    const call = request({
      host: '127.0.0.1',
      port: place.port,
      agent: place.agent,
      method,
      path: url,
      headers: passed,
    });
    call.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, { 'Content-Type': answer.headers['content-type'] ?? '' });
      answer.pipe(outgoing);
    });
    call.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(call);
  });
  const port = await listen(server);
  return {
    port,
    counts: () => places.map(({ count }) => count),
    end: async () => {
      clearInterval(check);
      for (const { agent } of places) agent.destroy();
      await close(server);
    },
  };
}

test(
  '[RL-05] behind a balancer that minds readiness, one of two servers stops and no request fails',
  async () => {
    const environment = { DRAIN_SECONDS: '3', FINISH_SECONDS: '60' };
    const [leaving, staying] = await Promise.all([begin(environment), begin(environment)]);
    const balancer = await balance([leaving.port, staying.port]);
    const state = { isOver: false };
    const statuses: number[] = [];
    const visitor = async (call: typeof asked) => {
      while (!state.isOver) statuses.push((await send(balancer.port, call)).status);
    };
    const quick = { ...asked, path: `/scenarios/normal~delay=5${search}` };
    const lasting = { ...asked, path: `/scenarios/normal~delay=700${search}` };
    const visitors = [quick, quick, quick, lasting, lasting, lasting].map(visitor);
    await vi.waitFor(() => {
      expect(Math.min(...balancer.counts())).toBeGreaterThan(20);
    }, patience);
    const ended = once(leaving.child, 'exit');
    leaving.child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    const [atEnd = 0, others = 0] = balancer.counts();
    // The other goes on alone.
    await vi.waitFor(() => {
      expect(balancer.counts()[1]).toBeGreaterThan(others + 20);
    }, patience);
    state.isOver = true;
    await Promise.all(visitors);
    expect(balancer.counts()[0]).toBe(atEnd);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    await balancer.end();
  },
  long,
);
