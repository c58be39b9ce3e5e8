import { afterEach, expect, test, vi } from 'vitest';
import { postTransaction, transactionTimeout } from './transaction';

const post = vi.fn<typeof fetch>();
const id = '0b9d4e1c-0f0e-4c7e-9a51-7a8f1f2a3b4c';
const key = '5f0f7a11-6f0e-4b8e-9a39-0b0c1c1e6f2f';

afterEach(() => {
  document.cookie = '__session=; max-age=0';
  vi.unstubAllGlobals();
  vi.useRealTimers();
  post.mockReset();
});

test('[API-02] [SM-04] posts JSON that survives the page, with the session as bearer when there is one and the key of the launch', async () => {
  vi.stubGlobal('fetch', post.mockResolvedValue(new Response('{}')));
  document.cookie = '__session=token-1';
  expect(await postTransaction(id, key)).toEqual({ kind: 'told' });
  expect(post).toHaveBeenCalledExactlyOnceWith('/calls/transaction', {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'Idempotency-Key': key,
      Authorization: 'Bearer token-1',
    },
    body: `{"transactionId":"${id}"}`,
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- a matcher
    signal: expect.any(AbortSignal),
  });
});

test.each([
  ['an answer in JSON', () => Response.json({}), { kind: 'told' }],
  ['an answer that is a page', () => new Response('<!doctype html>'), { kind: 'failed', pause: 0 }],
  ['500', () => new Response('', { status: 500 }), { kind: 'failed', pause: 0 }],
  ['401', () => new Response('', { status: 401 }), { kind: 'failed', pause: 0 }],
  ['400', () => new Response('', { status: 400 }), { kind: 'refused' }],
  ['429', () => new Response('', { status: 429, headers: { 'Retry-After': '7' } }), { kind: 'failed', pause: 7000 }],
  ['503', () => new Response('', { status: 503, headers: { 'Retry-After': 'soon' } }), { kind: 'failed', pause: 0 }],
])('[SM-04] after %s it is known what became of the call', async (_what, answer, told) => {
  vi.stubGlobal('fetch', post.mockResolvedValue(answer()));
  expect(await postTransaction(id, key)).toEqual(told);
});

test('[SM-04] [GS-16] without a network, or an answer in time, the call has failed and throws nothing', async () => {
  vi.stubGlobal('fetch', post.mockRejectedValue(new TypeError('offline')));
  expect(await postTransaction(id, key)).toEqual({ kind: 'failed', pause: 0 });
  vi.useFakeTimers();
  post.mockImplementation(
    (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => {
          reject(new DOMException('given up', 'AbortError'));
        });
      }),
  );
  const told = postTransaction(id, key);
  await vi.advanceTimersByTimeAsync(transactionTimeout);
  expect(await told).toEqual({ kind: 'failed', pause: 0 });
});
