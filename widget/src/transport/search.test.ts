import { beforeEach, describe, expect, test, vi } from 'vitest';
import { largestSearchBody } from '@front-door/shared/contract/search';
import { searchTreatments, type SearchCall } from './search';

const guid = '7b1d2c3e-0f4a-4d5b-8c6d-9e0f1a2b3c4d';
const answer = vi.fn<typeof fetch>();

function search(over: Partial<SearchCall> = {}) {
  return searchTreatments({
    api: 'https://api.example.com/rest/v1',
    request: { message: 'runny nose', guid },
    signal: new AbortController().signal,
    ...over,
  });
}

function answerWith(body: unknown, init?: ResponseInit): void {
  answer.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body), init)));
}

/** What the search was asked. */
function sent() {
  const [address, init] = answer.mock.lastCall ?? [];
  return { address, init, headers: new Headers(init?.headers), body: typeof init?.body === 'string' ? init.body : '' };
}

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  answer.mockReset();
  answerWith([]);
});

describe('the request', () => {
  test('[CH-06] [API-01] posts the message and the guid as JSON', async () => {
    await search();

    expect(sent().address).toBe('https://api.example.com/rest/v1/ai/search');
    expect(sent().init).toMatchObject({ method: 'POST', credentials: 'same-origin', redirect: 'error' });
    expect(sent().headers.get('Content-Type')).toBe('application/json');
    expect(sent().headers.get('Accept')).toBe('application/json');
    expect(JSON.parse(sent().body)).toEqual({ message: 'runny nose', guid });
  });

  test('[API-01] carries the token as a bearer, and no header without one', async () => {
    await search({ token: 'abc' });
    expect(sent().headers.get('Authorization')).toBe('Bearer abc');

    await search();
    expect(sent().headers.has('Authorization')).toBe(false);
  });

  test('[WE-10] has the message in its body and nowhere else', async () => {
    await search({ request: { message: 'secret-words', guid }, token: 'abc' });

    const { address, headers, init, body } = sent();
    expect(body).toContain('secret-words');
    expect(JSON.stringify([address, [...headers], { ...init, body: undefined }])).not.toContain('secret');
  });

  test('[WP-06] keeps its body where the page gave every object a toJSON', async () => {
    // oxlint-disable-next-line no-extend-native -- what such pages do
    Object.defineProperty(Object.prototype, 'toJSON', { value: () => 'spoiled', configurable: true });
    try {
      await search({ request: { message: 'a "quoted" word', guid } });
    } finally {
      delete (Object.prototype as { toJSON?: unknown }).toJSON;
    }
    expect(JSON.parse(sent().body)).toEqual({ message: 'a "quoted" word', guid });
  });

  test.each([
    ['three-byte letters', '痛'],
    ['emoji', '🤧'],
    ['quotation marks', '"'],
    ['control characters', '\u0001'],
    ['halves of characters', '\uD83E'],
  ])('stays within the accepted size with 2,000 code units of %s', async (_, letter) => {
    await search({ request: { message: `sore ${letter.repeat(2000 / letter.length)}`, guid } });

    expect(new TextEncoder().encode(sent().body).length).toBeLessThanOrEqual(largestSearchBody);
    expect(JSON.parse(sent().body)).toHaveProperty('message', expect.stringMatching(/^sore/));
  });
});

describe('the answer', () => {
  test('[CH-07] keeps suggestions above 0.2, best first, three at most', async () => {
    answerWith([
      { name: 'Asthma', path: 'asthma', score: 0.2 },
      { name: 'Gout', path: 'gout', score: 0.3 },
      { name: 'Rash', path: 'rash', score: 0.9 },
      { name: 'Acne', path: 'acne', score: null },
      { name: 'Eczema', path: 'eczema', score: '0.9' },
      { name: 'Earache', path: 'earache', score: 0.21 },
      { name: 'Pinkeye', path: 'pinkeye', score: 0.5 },
    ]);

    expect(await search()).toMatchObject({
      kind: 'ok',
      value: [{ name: 'Rash' }, { name: 'Pinkeye' }, { name: 'Gout' }],
    });
  });

  test.each([401, 429, 500])('[CH-11] fails on status %i', async (status) => {
    answerWith([], { status });
    expect(await search()).toEqual({ kind: 'failed', failure: { kind: 'status', status } });
  });

  test('[CH-11] fails without a network', async () => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await search()).toEqual({ kind: 'failed', failure: { kind: 'network' } });
  });

  test('[CH-11] fails on an answer that is not JSON', async () => {
    answer.mockResolvedValue(new Response('<!doctype html>'));
    expect(await search()).toEqual({ kind: 'failed', failure: { kind: 'not-json' } });
  });

  test.each([[{}], ['text'], [null], [{ suggestions: [] }]])(
    '[CH-11] fails on %j, which is not a list',
    async (body) => {
      answerWith(body);
      expect(await search()).toEqual({ kind: 'failed', failure: { kind: 'not-a-list' } });
    },
  );

  test('[CH-11] fails on an answer that is far too long, and does not wait for its end', async () => {
    const cancelled = vi.fn<() => void>();
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(100_000).fill(32)),
      cancel: cancelled,
    });
    answer.mockResolvedValue(new Response(endless));
    expect(await search()).toEqual({ kind: 'failed', failure: { kind: 'too-long' } });
    expect(cancelled).toHaveBeenCalledOnce();
  });

  test('reads letters that are split between two pieces', async () => {
    const bytes = new TextEncoder().encode('[{"name":"Irritación","path":"rash","score":1}]');
    const pieces = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    answer.mockResolvedValue(new Response(pieces));
    expect(await search()).toMatchObject({ value: [{ name: 'Irritación' }] });
  });

  test.each([
    ['a script as a path', [{ name: 'x', path: 'javascript:alert(1)', score: 1 }]],
    ['another host as a path', [{ name: 'x', path: '//evil.example.com', score: 1 }]],
    ['another scheme in capitals', [{ name: 'x', path: 'JavaScript:alert(1)', score: 1 }]],
    ['another host by backslashes', [{ name: 'x', path: String.raw`\\evil.example.com`, score: 1 }]],
    ['a way up as a path', [{ name: 'x', path: '../../admin', score: 1 }]],
    ['an encoded way up', [{ name: 'x', path: '%2e%2e%2fadmin', score: 1 }]],
    ['a path with a query', [{ name: 'x', path: 'rash?next=//evil.example.com', score: 1 }]],
    ['a path below another', [{ name: 'x', path: 'rash/admin', score: 1 }]],
    ['a name of a megabyte', [{ name: 'x'.repeat(400_000), path: 'rash', score: 1 }]],
    ['no numbers', [{ name: 'x', path: 'rash', score: 'NaN' }]],
    ['wrong types', [null, 5, [], { name: {}, path: [], score: 1 }]],
  ])('[CH-11] leaves out %s', async (_, body) => {
    answerWith(body);
    expect(await search()).toEqual({ kind: 'ok', value: [] });
  });

  test('[CH-11] keeps a script in a name as the text that it is', async () => {
    const name = '<script>alert(1)</script>';
    answerWith([{ name, path: 'rash', score: 1 }]);
    expect(await search()).toMatchObject({ value: [{ name }] });
  });

  test.each([
    ['a name of a megabyte', 'too-long', JSON.stringify([{ name: 'x'.repeat(1_000_000), path: 'rash', score: 1 }])],
    ['a score that is NaN', 'not-json', '[{"name":"x","path":"rash","score":NaN}]'],
  ])('[CH-11] fails on %s', async (_, kind, body) => {
    answer.mockResolvedValue(new Response(body));
    expect(await search()).toEqual({ kind: 'failed', failure: { kind } });
  });

  test('[CH-11] leaves out a score without bounds', async () => {
    answer.mockResolvedValue(new Response('[{"name":"x","path":"rash","score":1e999}]'));
    expect(await search()).toEqual({ kind: 'ok', value: [] });
  });

  test('keeps three of ten thousand', async () => {
    answerWith(Array.from({ length: 10_000 }, (_, index) => ({ name: 'x', path: `p${String(index)}`, score: 0.9 })));
    expect(await search()).toMatchObject({ kind: 'ok', value: [{}, {}, {}] });
  });

  test('[CH-11] [WP-33] stops waiting when it is given up, and aborts the call', async () => {
    answer.mockImplementation(neverAnswer);
    const conversation = new AbortController();

    const outcome = search({ signal: conversation.signal });
    conversation.abort();

    expect(await outcome).toEqual({ kind: 'failed', failure: { kind: 'timeout' } });
    expect(sent().init?.signal?.aborted).toBe(true);
  });
});

const neverAnswer: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
