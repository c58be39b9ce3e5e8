import { describe, expect, test } from 'vitest';
import { createFetchHandler } from './fetchHandler';
import { largestSearchBody } from '@front-door/shared/contract/search';

const found = [{ name: 'Rash', path: 'rash', score: 0.9 }];
const asked = JSON.stringify({ message: 'itchy arm', guid: 'g' });
const handle = createFetchHandler({ search: () => found });
const origin = 'https://search.example';

const post = (path: string, body: BodyInit = asked, headers: Readonly<Record<string, string>> = {}) =>
  handle(
    new Request(origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    }),
  );

describe('[RL-10] the search as a web-standard handler', () => {
  test('answers a search, so that any page can read it', async () => {
    const answer = await post('/rest/v1/ai/search');
    expect(await answer.json()).toEqual(found);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  test('says beforehand that a search may be made', async () => {
    const answer = await handle(new Request(`${origin}/rest/v1/ai/search`, { method: 'OPTIONS' }));
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-methods')).toBe('POST');
  });

  test.each([
    ['/healthz', 'ok'],
    ['/readyz', 'ready'],
  ])('says at %s how it is', async (path, status) => {
    const answer = await handle(new Request(origin + path));
    expect([answer.status, await answer.json()]).toEqual([200, { status }]);
    expect((await post(path)).status).toBe(405);
  });

  test.each(['/', '/treatments/rash', '/qa', '/rest', '/REST/v1/ai/search', '/scenarios/500/rest/v1/ai/search'])(
    'has nothing at %s',
    async (path) => {
      const answer = await post(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
    },
  );

  test.each(
    ['/rest/v1/nope', '/calls/x', '/calls/scenarios/500', '/calls/rest/v1', '/rest/v1/calls', '/rest/v1/scenarios/500']
      .flatMap((base) => [`${base}/rest/v1/ai/search`, `${base}/calls/transaction`])
      .flatMap((path) => [path, `${path}/`]),
  )('has no call at %s, with the switches on or off', async (path) => {
    const body = JSON.stringify({ ...JSON.parse(asked), transactionId: '5f0f7a11-6f0e-4b8e-9a39-0b0c1c1e6f2f' });
    const request = () =>
      new Request(origin + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    for (const isForTesters of [false, true]) {
      const answer = await createFetchHandler({ search: () => found, isForTesters })(request());
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
    }
  });

  test('refuses an address with a malformed escape', async () => {
    expect((await post('/rest/v1/ai/search%E0%A4%A')).status).toBe(400);
  });

  test('takes an address as a choice where the tester’s switches are on, and refuses an unknown one', async () => {
    const forTesters = createFetchHandler({ search: () => found, isForTesters: true });
    const ask = async (scenario: string) =>
      forTesters(
        new Request(`${origin}/scenarios/${scenario}/rest/v1/ai/search`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: asked,
        }),
      );
    expect((await ask('429')).status).toBe(429);
    expect((await ask('nonsense')).status).toBe(400);
  });

  test('reads a body no further than it may be long, and leaves the rest', async () => {
    let pieces = 0;
    let isLeft = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        pieces += 1;
        controller.enqueue(new Uint8Array(1024).fill(32));
      },
      cancel: () => {
        isLeft = true;
      },
    });
    const answer = await post('/rest/v1/ai/search', endless);
    expect([answer.status, isLeft]).toEqual([400, true]);
    expect(pieces).toBeLessThan((largestSearchBody / 1024) * 2);
    expect(await answer.json()).toMatchObject({ field: 'body' });
  });

  test('refuses a body by its announced length alone', async () => {
    const answer = await post('/rest/v1/ai/search', asked, { 'Content-Length': String(largestSearchBody + 1) });
    expect(await answer.json()).toMatchObject({ status: 400, field: 'body' });
  });

  test('reads letters that are split between two pieces', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify({ message: 'me duele el oído', guid: 'g' }));
    let heard = '';
    const listening = createFetchHandler({
      search: (message) => {
        heard = message;
        return found;
      },
    });
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, duplex: 'half' } as const;
    await listening(new Request(`${origin}/rest/v1/ai/search`, init));
    expect(heard).toBe('me duele el oído');
  });
});
