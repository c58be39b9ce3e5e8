import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { close, listen, send } from './testing';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

/** Ends at once when asked, in flight or not. */
const impatient = { DRAIN_SECONDS: '0', FINISH_SECONDS: '0' };

function run(port: number, ...flags: readonly string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', main, '--api-only', '--tester', ...flags], {
    env: { ...process.env, ...impatient, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = { out: '', error: '' };
  child.stdout.on('data', (chunk: Buffer) => (written.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (written.error += chunk.toString()));
  return { child, written };
}

test('[QA-06] the command says where it serves and what, and ends when asked even while a search hangs', async () => {
  const { child, written } = run(0);
  await once(child.stdout, 'data');
  const port = Number(/^Serving on http:\/\/127\.0\.0\.1:(\d+)\n/.exec(written.out)?.[1]);
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
  const { child, written } = run(port);
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(written).toEqual({ out: '', error: expect.stringMatching(/^Port \d+ is in use on 127\.0\.0\.1: .*\.\n$/) });
  await close(other);
}, 120_000);

test('[QA-08] two processes answer on one port, say so once and end when asked', async () => {
  const { child, written } = run(0, '--processes=2');
  await once(child.stdout, 'data');
  const port = Number(/^Serving on http:\/\/127\.0\.0\.1:(\d+), in 2 processes\n/.exec(written.out)?.[1]);
  const call = {
    method: 'POST',
    path: '/rest/v1/ai/search',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message: 'itchy', guid: 'g' }),
  };
  for (let count = 0; count < 4; count += 1) expect(await send(port, call)).toMatchObject({ status: 200 });
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(written.out.match(/Serving on/g)).toHaveLength(1);
  expect(written.error).toBe('');
}, 120_000);

test('[QA-08] two processes end with one sentence where the port is in use', async () => {
  const other = createServer();
  const port = await listen(other);
  const { child, written } = run(port, '--processes=2');
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(written).toEqual({ out: '', error: expect.stringMatching(/^Port \d+ is in use on 127\.0\.0\.1: .*\.\n$/) });
  await close(other);
}, 120_000);
