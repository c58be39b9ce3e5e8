import { afterEach, expect, test, vi } from 'vitest';
import { postTransaction } from './transaction';

const post = vi.fn<typeof fetch>();

afterEach(() => {
  document.cookie = '__session=; max-age=0';
  vi.unstubAllGlobals();
  post.mockReset();
});

test('[API-02] posts JSON that survives the page, with the session as bearer when there is one', () => {
  vi.stubGlobal('fetch', post.mockResolvedValue(new Response('{}')));
  document.cookie = '__session=token-1';
  postTransaction('0b9d4e1c-0f0e-4c7e-9a51-7a8f1f2a3b4c');
  expect(post).toHaveBeenCalledExactlyOnceWith('/calls/transaction', {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', Authorization: 'Bearer token-1' },
    body: '{"transactionId":"0b9d4e1c-0f0e-4c7e-9a51-7a8f1f2a3b4c"}',
  });
});

test('[GS-16] a failure of the call is nobody else’s', async () => {
  vi.stubGlobal('fetch', post.mockRejectedValue(new TypeError('offline')));
  const failures = vi.fn<(event: PromiseRejectionEvent) => void>();
  window.addEventListener('unhandledrejection', failures);
  postTransaction('0b9d4e1c-0f0e-4c7e-9a51-7a8f1f2a3b4c');
  await Promise.resolve();
  expect(failures).not.toHaveBeenCalled();
  window.removeEventListener('unhandledrejection', failures);
});
