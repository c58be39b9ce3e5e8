import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFrontDoorServer } from './frontDoorServer';
import { close, listen, makeSite, send } from './testing';

const script = 'export const answer = 42;';
const sites = await Promise.all([
  makeSite({
    'index.html': 'home',
    'care/index.html': 'care',
    'care/index.html.br': brotliCompressSync('care'),
    'treatments/rash/index.html': 'rash',
    '404.html': 'no such page',
    'assets/app-BxT9q_2a.js': script,
    'images/hero/1.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '.vite/manifest.json': '{"secret":true}',
  }),
  makeSite({
    'receptionist.js': 'loader',
    'receptionist.b5ab3ebf65de3fdc.js': 'loader',
    'app.js': script,
    'app-Dk3_qW9z.js': script,
    'app-Dk3_qW9z.js.br': brotliCompressSync(script),
    'receptionist-manifest.json': '{}',
  }),
]);
const [storefront, widget] = sites;
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
  await Promise.all(sites.map((site) => site.remove()));
});

describe('the storefront', () => {
  test.each([
    ['/', 'home'],
    ['/?show=treatments', 'home'],
    ['/care', 'care'],
    ['/care/', 'care'],
    ['/care?partner=x%ZZ', 'care'],
    ['/treatments/rash', 'rash'],
    ['/treatments/RASH', 'rash'],
    ['/Treatments/Rash/', 'rash'],
  ])('[APP-07] %s is served as the prerendered page', async (path, body) => {
    const answer = await send(port, { path });
    expect(answer).toMatchObject({ status: 200, body });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    });
  });

  test.each([
    '/nowhere',
    '/treatments/nothing',
    '/care/more',
    '/404',
    '/404.html',
    '/index.html',
    '/care/index',
    '/assets/app-gone0000.js',
    '//care',
  ])('[APP-07] %s is the not-found page with status 404', async (path) => {
    const answer = await send(port, { path });
    expect(answer).toMatchObject({ status: 404, body: 'no such page' });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-frame-options': 'DENY',
    });
  });

  test('[QA-06] hashed assets are kept for a year, pictures for an hour', async () => {
    const asset = await send(port, { path: '/assets/app-BxT9q_2a.js' });
    const picture = await send(port, { path: '/images/hero/1.svg' });
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-type']).toMatch(/^text\/javascript; charset=utf-8$/);
    expect(picture.headers['cache-control']).toBe('public, max-age=3600');
    expect(picture.headers['content-type']).toMatch(/^image\/svg\+xml/);
  });

  test('[QA-06] a compressed sibling is sent to those who take it', async () => {
    const response = await fetch(`http://127.0.0.1:${String(port)}/care`, { headers: { 'Accept-Encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(await response.text()).toBe('care');
    const plain = await send(port, { path: '/care' });
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  test('[QA-06] an unchanged page is not sent again', async () => {
    const first = await send(port, { path: '/care' });
    const again = await send(port, { path: '/care', headers: { 'If-None-Match': first.headers.etag ?? '' } });
    expect(again).toMatchObject({ status: 304, body: '' });
  });

  test('[QA-06] HEAD has the headers and no body, also of a page that is not there', async () => {
    expect(await send(port, { method: 'HEAD', path: '/care' })).toMatchObject({ status: 200, body: '' });
    expect(await send(port, { method: 'HEAD', path: '/nowhere' })).toMatchObject({ status: 404, body: '' });
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('[QA-06] %s is refused with 405', async (method) => {
    for (const path of ['/care', '/receptionist/v1/receptionist.js', '/qa/log', '/stand-in/portal']) {
      const answer = await send(port, { method, path });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    }
  });

  test.each(['/%', '/care%E0%A4%A', '/receptionist/v1/%zz', '/rest/v1/%', 'care', '*', 'http://127.0.0.1/care'])(
    '[QA-06] the malformed target %s is refused with 400',
    async (path) => {
      expect(await send(port, { path })).toMatchObject({ status: 400 });
    },
  );

  test.each([
    '/../../etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%5c..%5cetc%5cpasswd',
    '/care/../../../../etc/passwd',
    '/receptionist/v1/../../../etc/passwd',
    '/receptionist/v1/%2e%2e/index.html',
    '/.vite/manifest.json',
    '/%00',
    `/${'a'.repeat(5000)}`,
  ])('[QA-06] %s leads to no file', async (path) => {
    const answer = await send(port, { path });
    expect(answer.status).toBe(404);
    expect(answer.body).not.toMatch(/root:|secret/);
  });

  test.each(['bytes=5-2', 'bytes=99999-', 'bytes=-', 'lines=1'])(
    '[QA-06] the range %s gets the whole page',
    async (range) => {
      expect(await send(port, { path: '/care', headers: { Range: range } })).toMatchObject({
        status: 200,
        body: 'care',
      });
    },
  );
});

describe('the widget', () => {
  test.each([
    ['receptionist.js', 'public, max-age=300', /^text\/javascript; charset=utf-8$/],
    ['app.js', 'public, max-age=300', /^text\/javascript; charset=utf-8$/],
    ['receptionist.b5ab3ebf65de3fdc.js', 'public, max-age=31536000, immutable', /^text\/javascript; charset=utf-8$/],
    ['app-Dk3_qW9z.js', 'public, max-age=31536000, immutable', /^text\/javascript; charset=utf-8$/],
    ['receptionist-manifest.json', 'public, max-age=300', /^application\/json/],
  ])('[WE-11] %s may be loaded by any origin and is kept: %s', async (name, cacheControl, type) => {
    const answer = await send(port, {
      path: `/receptionist/v1/${name}`,
      headers: { Origin: 'https://partner.example' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toMatch(type);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
    });
  });

  test('[WE-11] a compressed chunk arrives as it was built', async () => {
    const response = await fetch(`http://127.0.0.1:${String(port)}/receptionist/v1/app-Dk3_qW9z.js`, {
      headers: { 'Accept-Encoding': 'gzip, br' },
    });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toBe(script);
  });

  test('[WE-11] a file that is not there is a plain 404 that any origin can read and nobody keeps', async () => {
    const answer = await send(port, { path: '/receptionist/v1/app-gone0000.js' });
    expect(answer.status).toBe(404);
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
    expect(answer.body).not.toBe('no such page');
  });
});

describe('the server', () => {
  test('[QA-06] says that it is up', async () => {
    expect(await send(port, { path: '/healthz' })).toMatchObject({ status: 200, body: '{"status":"ok"}' });
  });

  test('[QA-06] serves API, scenarios and stand-ins without any build', async () => {
    const bare = createFrontDoorServer({ search: () => [], isForTesters: true });
    const barePort = await listen(bare);
    expect(await send(barePort, { path: '/' })).toMatchObject({ status: 404, body: expect.stringContaining('/qa') });
    expect(await send(barePort, { path: '/receptionist/v1/receptionist.js' })).toMatchObject({ status: 404 });
    expect(await send(barePort, { path: '/qa' })).toMatchObject({ status: 200 });
    await close(bare);
  });
});
