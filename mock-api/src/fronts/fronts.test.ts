import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressedFiles, policyOfFile } from '@front-door/shared/delivery/site';
import { headersOf, nothing, ruleFor, widgetBase } from '@front-door/shared/routing/routeRules';
import { createFrontDoorServer } from '../server/frontDoorServer';
import { close, listen } from '../server/testing';
import { isThere } from './ensureFronts';
import { layOut, startCaddy, startNginx, startNode, type Front, type LaidOut } from './startFronts.fixture';

interface Asked {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Answers calls behind nginx and Caddy. */
const backend = createFrontDoorServer({ search: () => [] });
const laidOut: LaidOut = await layOut(`127.0.0.1:${String(await listen(backend))}`);
afterAll(async () => {
  await close(backend);
  await rm(laidOut.folder, { recursive: true });
});

const content = (file: string) => readFileSync(join(laidOut.root, file));
const widgetFile = laidOut.site.files.find((file) => /receptionist\.[\da-f]+\.js$/.test(file)) ?? '';
const asset = laidOut.site.files.find((file) => /^assets\/vendor-.*\.js$/.test(file)) ?? '';

/** Headers by their names in lower case, as they are received. */
const received = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const fronts = {
  node: startNode,
  nginx: startNginx,
  caddy: startCaddy,
} as const;

// Where there is no such server the run has said so and leaves it out; a build server has to have it.
const isMissing = (name: keyof typeof fronts) => name !== 'node' && !isThere(name) && process.env['CI'] === undefined;

describe.for(Object.keys(fronts) as (keyof typeof fronts)[])('%s', (name) => {
  let front: Front | undefined;

  beforeAll(async () => {
    if (!isMissing(name)) front = await fronts[name](laidOut);
  });
  afterAll(async () => {
    await front?.stop();
  });

  const ask = (path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const call = request(
        { host: '127.0.0.1', port: front?.port, path, method, headers, agent: false },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const { statusCode: status = 0 } = response;
            resolve({ status, headers: response.headers, body: Buffer.concat(chunks) });
          });
        },
      );
      call.on('error', reject);
      call.end(body);
    });

  test.skipIf(isMissing(name))(
    '[RL-02] [RL-03] every page, by every address and in any case, comes with its policy and headers',
    async () => {
      const pages = addressedFiles(laidOut.site).filter(({ file }) => file.endsWith('.html'));
      expect(pages.length).toBeGreaterThan(150);
      for (const { file, addresses } of pages) {
        for (const address of [...addresses, addresses[0]?.toUpperCase() ?? '']) {
          const answer = await ask(address);
          expect([address, answer.status, answer.body.equals(content(file))]).toEqual([address, 200, true]);
          expect({ address, ...answer.headers }).toMatchObject({
            address,
            ...received(headersOf(ruleFor(address, false))),
            'content-security-policy': policyOfFile(laidOut.site, file),
            'content-type': 'text/html; charset=utf-8',
          });
        }
      }
    },
  );

  test.skipIf(isMissing(name))(
    '[RL-02] every other file comes as it is, with its type and as long as it may be kept',
    async () => {
      const files = laidOut.site.files.filter((file) => !file.endsWith('.html'));
      expect(files.length).toBeGreaterThan(100);
      for (const file of files) {
        const answer = await ask(`/${file}`);
        expect([file, answer.status, answer.body.equals(content(file))]).toEqual([file, 200, true]);
        expect({ file, ...answer.headers }).toMatchObject({
          file,
          ...received(headersOf(ruleFor(`/${file}`, false))),
          'content-type': laidOut.site.typeOf(file),
        });
      }
      expect((await ask('/IMAGES/FAVICON.svg')).status).toBe(200);
    },
  );

  test.skipIf(isMissing(name)).for([
    ['', undefined],
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', undefined],
    ['identity', undefined],
  ] as const)('[RL-02] for "%s" a file is sent in the coding %s', async ([accepted, coding]) => {
    for (const [path, file] of [
      ['/care', 'care/index.html'],
      [`/${asset}`, asset],
      [`/${widgetFile}`, widgetFile],
      ['/no-such-page', '404.html'],
    ] as const) {
      const answer = await ask(path, { headers: { 'Accept-Encoding': accepted } });
      expect([path, answer.headers['content-encoding']]).toEqual([path, coding]);
      expect([path, answer.headers.vary]).toEqual([path, 'Accept-Encoding']);
      const { body } = answer;
      const plain = coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body;
      expect([path, plain.equals(content(file))]).toEqual([path, true]);
    }
  });

  test.skipIf(isMissing(name))(
    '[RL-02] a browser that has the file is told so, and one that asks for a part gets that or all',
    async () => {
      for (const path of ['/care', `/${asset}`, `/${widgetFile}`]) {
        const { headers } = await ask(path);
        const tag = headers.etag ?? '';
        expect(tag).toMatch(/^(?:W\/)?"[^"]+"$/);
        const again = await ask(path, { headers: { 'If-None-Match': `"other", ${tag}` } });
        expect([path, again.status, again.body.length]).toEqual([path, 304, 0]);
        expect((await ask(path, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
      }
      const part = await ask(`/${asset}`, { headers: { Range: 'bytes=10-19' } });
      const all = content(asset);
      expect([200, 206]).toContain(part.status);
      expect(part.body.equals(part.status === 206 ? all.subarray(10, 20) : all)).toBe(true);
    },
  );

  test
    .skipIf(isMissing(name))
    .for([
      '/no-such-page',
      '/care/no-such-page',
      '/index.html',
      '/care/index.html',
      '/404.html',
      '/404',
      '//care',
      '/care.br',
      '/care/index.html.br',
      `/${asset}.gz`,
      '/.policies.json',
      '/.vite/manifest.json',
      '/assets/',
      '/assets/no-such-file.js',
      '/images',
      '/qa',
      '/scenarios/500/rest/v1/ai/search',
      '/front-door/no-such-file',
      '/espresso',
      '/es/no-such-page',
      '/ES/no-such-page',
      '/es/es/servicios',
      '/es/404',
      '/es/404.html',
      '/es/index.html',
      '/es/care.br',
    ])('[RL-02] [ES-01] %s is a page that is not there, and says so in the language of its edition', async (path) => {
    const answer = await ask(path);
    const file = /^\/es\//i.test(path) ? 'es/404.html' : '404.html';
    expect(answer.status).toBe(404);
    expect(answer.body.equals(content(file))).toBe(true);
    expect(answer.headers).toMatchObject({
      ...received(headersOf(nothing)),
      'content-security-policy': policyOfFile(laidOut.site, file),
      'content-type': 'text/html; charset=utf-8',
    });
  });

  test.skipIf(isMissing(name))(
    '[RL-02] a file that the widget has not is said in a word, to any page, and is not kept',
    async () => {
      const answer = await ask(`${widgetBase}/no-such-file.js`);
      expect(answer.status).toBe(404);
      expect(answer.body.toString().trim()).toBe('Not found');
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
    },
  );

  test.skipIf(isMissing(name))(
    '[RL-02] what leads out of the site leads nowhere, and a malformed address is refused',
    async () => {
      for (const path of [
        '/../../etc/passwd',
        '/assets/..%2f..%2fetc/passwd',
        '/..%5c..%5cetc',
        '/%2e%2e/%2e%2e/etc/passwd',
      ]) {
        const answer = await ask(path);
        expect([path, answer.status >= 400 && answer.status < 500]).toEqual([path, true]);
        expect(answer.body.toString()).not.toContain('root:x:0');
      }
      expect((await ask('/%zz')).status).toBe(400);
    },
  );

  test.skipIf(isMissing(name))('[RL-02] nothing can be sent to a file, and HEAD sends none', async () => {
    for (const path of ['/care', `/${asset}`, `/${widgetFile}`]) {
      const refused = await ask(path, { method: 'POST' });
      expect([path, refused.status, refused.headers.allow]).toEqual([path, 405, 'GET, HEAD']);
      expect(refused.headers['x-content-type-options']).toBe('nosniff');
      const head = await ask(path, { method: 'HEAD' });
      expect([path, head.status, head.body.length]).toEqual([path, 200, 0]);
    }
  });

  test.skipIf(isMissing(name))('[RL-02] a call from any page is answered, once and with its headers once', async () => {
    const headers = { 'Content-Type': 'application/json', Origin: 'null' };
    const answer = await ask('/rest/v1/ai/search', {
      method: 'POST',
      headers,
      body: JSON.stringify({ message: 'rash', guid: '0b0c1c1e-6f0e-4b8e-9a39-6f2f5f0f7a11' }),
    });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const before = await ask('/calls/transaction', {
      method: 'OPTIONS',
      headers: { ...headers, 'Access-Control-Request-Method': 'POST' },
    });
    expect([before.status, before.headers['access-control-allow-methods']]).toEqual([204, 'POST']);
    expect((await ask('/rest/v1/ai/search')).status).toBe(405);
  });

  test.skipIf(isMissing(name))('[RL-02] it says that it is alive and ready', async () => {
    for (const [path, state] of [
      ['/healthz', 'ok'],
      ['/readyz', 'ready'],
    ] as const) {
      const answer = await ask(path);
      expect([answer.status, answer.body.toString()]).toEqual([200, `{"status":"${state}"}`]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  test.skipIf(isMissing(name) || name === 'node')(
    '[RL-02] [RL-03] HTTP/2 and TLS: the same page, and TLS from then on',
    async () => {
      // The certificate was made for this test and is known to nobody.
      const session = connect(`https://127.0.0.1:${String(front?.tlsPort)}`, { rejectUnauthorized: false });
      try {
        const answer = await new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
          const stream = session.request({ ':path': '/care', 'accept-encoding': 'br' });
          let headers: Record<string, unknown> = {};
          const chunks: Buffer[] = [];
          stream.on('response', (head) => (headers = { ...head }));
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => {
            resolve({ headers, body: Buffer.concat(chunks) });
          });
          stream.on('error', reject);
          session.on('error', reject);
        });
        expect(session.alpnProtocol).toBe('h2');
        expect(answer.headers).toMatchObject({
          ':status': 200,
          'content-encoding': 'br',
          'content-security-policy': policyOfFile(laidOut.site, 'care/index.html'),
          'strict-transport-security': 'max-age=31536000',
        });
        expect(brotliDecompressSync(answer.body).equals(content('care/index.html'))).toBe(true);
        expect((await ask('/care')).headers).not.toHaveProperty('strict-transport-security');
      } finally {
        session.close();
      }
    },
  );
});
