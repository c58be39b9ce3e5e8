import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { run, start } from './mainProcess.fixture';
import { close, listen, send } from './testing';

/** Ends at once when asked, in flight or not. */
const impatient = { DRAIN_SECONDS: '0', FINISH_SECONDS: '0' };

test('[QA-06] the command says where it serves and what, and ends when asked even while a search hangs', async () => {
  const { child, written, port } = await start({ ...impatient, TESTER: 'on' });
  expect(written.out).toContain('/qa');
  expect(written.out).not.toContain('Storefront');
  const hanging = send(port, {
    method: 'POST',
    path: '/scenarios/never-answers/rest/v1/ai/search',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message: 'a private sentence', guid: 'g' }),
  }).catch((error: unknown) => error);
  await send(port, { path: '/healthz' });
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(await hanging).toMatchObject({ code: 'ECONNRESET' });
  expect(written.out + written.error).not.toContain('private');
}, 120_000);

test('[QA-06] the command ends with one sentence where the port is in use', async () => {
  const other = createServer();
  const port = await listen(other);
  const { child, written } = run({ PORT: String(port) });
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(written).toEqual({ out: '', error: expect.stringMatching(/^Port \d+ is in use on 127\.0\.0\.1: .*\.\n$/) });
  await close(other);
}, 120_000);

test('[QA-08] two processes answer on one port, say so once and end when asked', async () => {
  const { child, written, port } = await start(impatient, '--processes=2');
  expect(written.out).toMatch(/^Serving on http:\/\/127\.0\.0\.1:\d+, in 2 processes\n/);
  const call = {
    method: 'POST',
    path: '/rest/v1/ai/search',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message: 'itchy', guid: 'g' }),
  };
  for (let count = 0; count < 4; count += 1) expect(await send(port, call)).toMatchObject({ status: 200 });
  child.kill('SIGTERM');
  const [code] = (await once(child, 'close')) as [number | null];
  expect([code, written.error]).toEqual([0, '']);
  expect(written.out.match(/Serving on/g)).toHaveLength(1);
}, 120_000);

test('[QA-08] two processes end with one sentence where the port is in use', async () => {
  const other = createServer();
  const port = await listen(other);
  const { child, written } = run({ PORT: String(port) }, '--processes=2');
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(written).toEqual({ out: '', error: expect.stringMatching(/^Port \d+ is in use on 127\.0\.0\.1: .*\.\n$/) });
  await close(other);
}, 120_000);

test('[RL-06] the command says in one line whether the tester’s switches are on, and turns them on only when asked', async () => {
  for (const [environment, says, status] of [
    [{ NODE_ENV: 'production' }, 'off (TESTER=on turns them on).', 404],
    [
      { NODE_ENV: 'production', TESTER: 'on' },
      'on: addresses and /qa choose how calls are answered. Not for visitors.',
      200,
    ],
  ] as const) {
    const { child, written, port } = await start({ ...impatient, ...environment });
    expect(written.out.split('\n').filter((line) => line.includes('switches'))).toEqual([
      `Tester’s switches are ${says}`,
    ]);
    expect(await send(port, { path: '/qa' })).toMatchObject({ status });
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  }
}, 120_000);

test('[RL-08] several processes count together, and all say where; a busy port of metrics ends the start', async () => {
  const { child, written, port } = await start({ ...impatient, METRICS_PORT: '0', LOG_LEVEL: 'info' }, '--processes=2');
  const where = () =>
    Number(/^Metrics for Prometheus on http:\/\/127\.0\.0\.1:(\d+)\/metrics$/m.exec(written.out)?.[1]);
  await expect.poll(where, { timeout: 60_000 }).toBeGreaterThan(0);
  for (let count = 0; count < 6; count += 1) await send(port, { path: '/healthz' });
  const line = 'front_door_requests_total{part="liveness",method="GET",status="200"} 6';
  await expect.poll(async () => (await send(where(), { path: '/metrics' })).body, { timeout: 60_000 }).toContain(line);
  expect(written.out.match(/Metrics for Prometheus on/g)).toHaveLength(1);
  const other = run({ ...impatient, METRICS_PORT: String(where()) });
  expect(await once(other.child, 'close')).toEqual([1, null]);
  expect(other.written.error).toMatch(/^Port \d+ is in use on 127\.0\.0\.1: .*METRICS_PORT=\d+\.\n$/);
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(written.out.match(/"part":"liveness"/g)).toHaveLength(6);
}, 120_000);
