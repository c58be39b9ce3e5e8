import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { close, listen, send } from './testing';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

function run(port: number) {
  const child = spawn(process.execPath, ['--import', 'tsx', main, '--api-only'], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
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
    body: JSON.stringify({ message: 'a private sentence', guid: 'g' }),
  }).catch((error: unknown) => error);
  await send(port, { path: '/healthz' });
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(await hanging).toMatchObject({ code: 'ECONNRESET' });
  expect(written.out + written.error).not.toContain('private');
}, 30_000);

test('[QA-06] the command ends with one sentence where the port is in use', async () => {
  const other = createServer();
  const port = await listen(other);
  const { child, written } = run(port);
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(written).toEqual({ out: '', error: expect.stringMatching(/^Port \d+ is in use on 127\.0\.0\.1: .*\.\n$/) });
  await close(other);
}, 30_000);
