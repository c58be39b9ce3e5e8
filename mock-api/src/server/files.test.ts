import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { request } from 'node:http';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFrontDoorServer } from './frontDoorServer';
import { close, listen, makeSite, send } from './testing';

const coded = (name: string, text: string) => ({
  [name]: text,
  [`${name}.br`]: brotliCompressSync(text),
  [`${name}.gz`]: gzipSync(text),
});
const [storefront, widget] = await Promise.all([
  makeSite({
    ...coded('index.html', 'home'),
    ...coded('care/index.html', 'care'),
    ...coded('404.html', 'no such page'),
    ...coded('assets/app-BxT9q_2a.js', 'script'),
    'images/hero.webp': 'picture',
    '.well-known/security.txt': 'contact',
  }),
  makeSite({ ...coded('receptionist.js', 'loader') }),
]);
const server = createFrontDoorServer({
  search: () => [],
  storefrontDir: storefront.directory,
  widgetDir: widget.directory,
});
let port = 0;

beforeAll(async () => {
  port = await listen(server);
});
afterAll(async () => {
  await close(server);
  await Promise.all([storefront, widget].map((site) => site.remove()));
});

/** An answer with its body as it came. */
function raw(
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; coding?: string; text: string }> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const { statusCode: status = 0, headers: received } = response;
        const coding = received['content-encoding'];
        const decoded = coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body;
        resolve({ status, text: decoded.toString(), ...(coding === undefined ? {} : { coding }) });
      });
    });
    call.on('error', reject);
    call.end();
  });
}

describe('codings', () => {
  test.each([
    ['/care', 'br;q=0', { status: 200, text: 'care' }],
    ['/care', 'br;q=0, gzip', { status: 200, text: 'care', coding: 'gzip' }],
    ['/care', 'identity;q=0, gzip;q=0.1', { status: 200, text: 'care', coding: 'gzip' }],
    ['/care', 'gzip, deflate, br', { status: 200, text: 'care', coding: 'br' }],
    ['/images/hero.webp', 'br', { status: 200, text: 'picture' }],
    ['/nowhere', 'br', { status: 404, text: 'no such page', coding: 'br' }],
    ['/nowhere', 'br;q=0', { status: 404, text: 'no such page' }],
  ])('[RL-02] %s for %j', async (path, accepted, answer) => {
    expect(await raw(path, { 'Accept-Encoding': accepted })).toEqual(answer);
  });

  test.each([
    ['/images/hero.webp', 'br, identity;q=0'],
    ['/care', '*;q=0'],
    ['/receptionist/v1/receptionist.js', 'zstd, *;q=0'],
  ])('[RL-02] %s is not sent to one who accepts it in no coding that there is (%s)', async (path, accepted) => {
    const answer = await send(port, { path, headers: { 'Accept-Encoding': accepted } });
    expect(answer.status).toBe(406);
    expect(answer.headers).toMatchObject({ vary: 'Accept-Encoding', 'cache-control': 'no-store' });
  });

  test('[RL-02] the page is the same in every coding, and none comes that the request does not name', async () => {
    const member = fc.tuple(
      fc.constantFrom('br', 'gzip', 'identity', '*', 'deflate'),
      fc.constantFrom('', ';q=0', ';q=0.3'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(member, { maxLength: 5 }), async (list) => {
        const header = list.map((parts) => parts.join('')).join(', ');
        const { status, text, coding = 'identity' } = await raw('/care', { 'Accept-Encoding': header });
        const named = list.filter(([name]) => name === coding);
        const meant = named.length > 0 ? named : list.filter(([name]) => name === '*');
        // What is named twice, once refused, may be taken either way; what is not named may be the file itself.
        const isAccepted = meant.length > 0 ? meant.some(([, weight]) => weight !== ';q=0') : coding === 'identity';
        expect([header, status === 406 || (status === 200 && text === 'care' && isAccepted)]).toEqual([header, true]);
      }),
      { numRuns: 150 },
    );
  });

  test.each([
    ['/', 200],
    ['/care', 200],
    ['/nowhere', 404],
    ['/assets/app-BxT9q_2a.js', 200],
    ['/images/hero.webp', 200],
    ['/receptionist/v1/receptionist.js', 200],
    ['/receptionist/v1/gone.js', 404],
  ])(
    '[RL-02] %s tells caches that it depends on the codings, and browsers not to guess its type',
    async (path, status) => {
      const answer = await send(port, { path });
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject({ vary: 'Accept-Encoding', 'x-content-type-options': 'nosniff' });
    },
  );
});

const statusWith = async (headers: Record<string, string>) => (await send(port, { path: '/care', headers })).status;

describe('what is unchanged', () => {
  test('[RL-02] a tag in a list, weak or not, and any tag at all save the body', async () => {
    const { headers } = await send(port, { path: '/care' });
    const { etag = '' } = headers;
    const strong = etag.replace('W/', '');
    for (const asked of [etag, strong, `"other", ${etag}`, `W/"a","b" , ${strong}`, '*']) {
      const again = await send(port, { path: '/care', headers: { 'If-None-Match': asked } });
      expect([asked, again.status, again.body]).toEqual([asked, 304, '']);
      expect(again.headers).toMatchObject({ etag, vary: 'Accept-Encoding', 'cache-control': 'no-cache' });
    }
    for (const asked of ['"other"', `${etag}x`, etag.slice(0, -1), 'W/"', '**', ',']) {
      expect([asked, (await send(port, { path: '/care', headers: { 'If-None-Match': asked } })).status]).toEqual([
        asked,
        200,
      ]);
    }
  });

  test('[RL-02] a tag of one coding does not stand for another', async () => {
    const plain = await send(port, { path: '/care' });
    const headers = { 'If-None-Match': plain.headers.etag ?? '', 'Accept-Encoding': 'br' };
    expect(await raw('/care', headers)).toEqual({ status: 200, text: 'care', coding: 'br' });
  });

  test('[RL-02] the time of the last change counts where no tag is named', async () => {
    const { mtime } = await stat(join(storefront.directory, 'care/index.html'));
    const since = (offset: number) => new Date(mtime.getTime() + offset).toUTCString();
    expect(await statusWith({ 'If-Modified-Since': since(0) })).toBe(304);
    expect(await statusWith({ 'If-Modified-Since': since(-60_000) })).toBe(200);
    expect(await statusWith({ 'If-Modified-Since': since(0), 'If-None-Match': '"other"' })).toBe(200);
    expect(await statusWith({ 'If-Modified-Since': 'yesterday' })).toBe(200);
  });

  test('[RL-02] a page that is not there is never unchanged', async () => {
    expect(await send(port, { path: '/nowhere', headers: { 'If-None-Match': '*' } })).toMatchObject({ status: 404 });
  });

  test('[RL-02] any text in these headers gets the page or the word that it is unchanged', async () => {
    const text = fc.string({ unit: fc.constantFrom('"', 'W', '/', ',', ' ', '*', '1', '-', ';', 'q', '=', 'b', 'r') });
    await fc.assert(
      fc.asyncProperty(text, text, async (tags, codings) => {
        const { status } = await send(port, {
          path: '/care',
          headers: { 'If-None-Match': tags, 'Accept-Encoding': codings },
        });
        // No such text is the page's tag, so that only a star can say that any will do.
        const expected = tags.trim() === '*' ? [304, 406] : [200, 406];
        expect(expected).toContain(status);
      }),
      { numRuns: 150 },
    );
  });
});

test.each([
  '/index.html.br',
  '/index.html.gz',
  '/care/index.html.br',
  '/care/INDEX.HTML.GZ',
  '/assets/app-BxT9q_2a.js.br',
  '/404.html.gz',
  '/404.html',
  '/404',
])('[RL-02] %s is no page', async (path) => {
  const answer = await send(port, { path });
  expect(answer).toMatchObject({ status: 404, body: 'no such page' });
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
});

test('[RL-02] a compressed file of the widget has no address of its own either', async () => {
  const answer = await send(port, { path: '/receptionist/v1/receptionist.js.br' });
  expect(answer).toMatchObject({ status: 404, body: 'Not found' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('[RL-02] what is meant for other programs is not hidden', async () => {
  expect(await send(port, { path: '/.well-known/security.txt' })).toMatchObject({ status: 200, body: 'contact' });
  expect(await send(port, { path: '/.well-known/.htpasswd' })).toMatchObject({ status: 404 });
});
