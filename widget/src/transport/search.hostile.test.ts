// @vitest-environment node
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { deferred } from '../testing/deferred';
import { searchTreatments } from './search';

/** Backends that mean no good, or have gone mad, as real servers. */
const guid = '7b1d2c3e-0f4a-4d5b-8c6d-9e0f1a2b3c4d';
const closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

/** @returns the server's address. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

const ask = (api: string, { signal } = new AbortController()) =>
  searchTreatments({ api, request: { message: 'a private word', guid }, signal });

test.each([301, 302, 307, 308])(
  '[CH-11] [WE-10] a redirect (%i) is not followed: nobody else gets the message',
  async (status) => {
    const elsewhere = vi.fn<() => void>();
    const other = await serve((_, response) => {
      elsewhere();
      response.end('[]');
    });
    const api = await serve((_, response) => response.writeHead(status, { Location: other }).end());
    expect(await ask(api)).toEqual({ kind: 'failed', failure: { kind: 'network' } });
    expect(elsewhere).not.toHaveBeenCalled();
  },
);

test('[CH-11] [WP-33] an answer that trickles in for ever is no longer asked for once it is given up', async () => {
  const begun = deferred<undefined>();
  const left = deferred<undefined>();
  const api = await serve((_, response) => {
    response.write('[');
    const trickle = setInterval(() => {
      response.write(' ');
      begun.resolve(undefined);
    }, 5);
    response.on('close', () => {
      clearInterval(trickle);
      left.resolve(undefined);
    });
  });
  const giveUp = new AbortController();
  const outcome = ask(api, giveUp);
  await begun.promise;
  giveUp.abort();
  expect(await outcome).toEqual({ kind: 'failed', failure: { kind: 'timeout' } });
  await left.promise;
});

test('[CH-11] an answer without an end is read no further than an honest one could be, and left', async () => {
  const left = deferred<undefined>();
  const api = await serve((_, response) => {
    const flood = () => {
      while (response.write(' '.repeat(65_536)));
    };
    response.on('drain', flood).on('close', () => left.resolve(undefined));
    flood();
  });
  expect(await ask(api)).toEqual({ kind: 'failed', failure: { kind: 'too-long' } });
  await left.promise;
});

test('[CH-11] an answer that breaks off counts as none', async () => {
  const api = await serve((_, response) => {
    response.writeHead(200, { 'Content-Length': 100 });
    response.write('[{"name":"Rash"', () => response.destroy());
  });
  expect(await ask(api)).toEqual({ kind: 'failed', failure: { kind: 'network' } });
});
