import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request, type IncomingHttpHeaders } from 'node:http';
import { request as requestOverTls } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressedFiles, policyOfFile } from '@front-door/shared/delivery/site';
import {
  headersOf,
  loaderPath,
  nothing,
  preflightHeaders,
  ruleFor,
  secureHeaders,
  widgetBase,
} from '@front-door/shared/routing/routeRules';
import { createFrontDoorServer } from '../server/frontDoorServer';
import { readContract } from '../../contract/openApi';
import { close, listen } from '../server/testing';
import { isLeftOut } from './ensureWebServers';
import { writeConfigurations } from './layOut';
import { layOut, startCaddy, startNginx, startNode, type WebServer, type LaidOut } from './startWebServers.fixture';

interface Asked {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly overTls?: boolean;
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

const webServers = {
  node: startNode,
  nginx: startNginx,
  caddy: startCaddy,
} as const;

const askAt = (
  at: WebServer | undefined,
  path: string,
  { method = 'GET', headers = {}, body, overTls = false }: Asked = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    // Node is told of TLS by what stands before it.
    const isTold = overTls && at?.tlsPort === undefined;
    const call = (overTls && !isTold ? requestOverTls : request)(
      {
        host: '127.0.0.1',
        port: overTls && !isTold ? at?.tlsPort : at?.port,
        path,
        method,
        headers: { ...headers, ...(isTold ? { 'X-Forwarded-Proto': 'https' } : {}) },
        agent: false,
        rejectUnauthorized: false,
      },
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

describe.for(Object.keys(webServers) as (keyof typeof webServers)[])('%s', (name) => {
  let server: WebServer | undefined;

  beforeAll(async () => {
    if (!isLeftOut(name)) server = await webServers[name](laidOut);
  });
  afterAll(async () => {
    await server?.stop();
  });

  const ask = (path: string, asked: Asked = {}): Promise<Answer> => askAt(server, path, asked);

  test.skipIf(isLeftOut(name))(
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

  test.skipIf(isLeftOut(name))(
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

  test.skipIf(isLeftOut(name)).for([
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

  test.skipIf(isLeftOut(name))(
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
    .skipIf(isLeftOut(name))
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
      '/care%2F',
      '/care%2f',
      '/%2Fcare',
      '/%2F',
      '/treatments%2Frash',
      '/treatments%2Frash?a=b',
      '/images%2Ffavicon.svg',
      `/${asset.replace('/', '%2F')}`,
      '/es%2Fservicios',
      '/ES%2fservicios',
      '/es/servicios%2F',
      '/es%2Fno-such-page',
      '/front-door/problem/502',
      '/front-door/no-such-widget-file',
    ])('[RL-02] [ES-01] %s is a page that is not there, and says so in the language of its edition', async (path) => {
    const answer = await ask(path);
    const file = /^\/es\//i.test(decodeURIComponent(path)) ? 'es/404.html' : '404.html';
    expect(answer.status).toBe(404);
    expect(answer.body.equals(content(file))).toBe(true);
    expect(answer.headers).toMatchObject({
      ...received(headersOf(nothing)),
      'content-security-policy': policyOfFile(laidOut.site, file),
      'content-type': 'text/html; charset=utf-8',
    });
  });

  test.skipIf(isLeftOut(name))(
    '[RL-02] a file that the widget has not is said in a word, to any page, and is not kept',
    async () => {
      for (const path of [
        `${widgetBase}/no-such-file.js`,
        `${widgetBase}/`,
        `${widgetBase}/.canary.json`,
        `${loaderPath}.br`,
        loaderPath.replaceAll('/', '%2F').replace('%2F', '/'),
        loaderPath.replace('v1/', 'v1%2f'),
        `/${widgetFile.replace('/receptionist.', '%2Freceptionist.')}`,
      ]) {
        const answer = await ask(path);
        expect([path, answer.status, answer.body.toString().trim()]).toEqual([path, 404, 'Not found']);
        expect({ path, ...answer.headers }).toMatchObject({
          path,
          'access-control-allow-origin': '*',
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        });
      }
    },
  );

  test.skipIf(isLeftOut(name))('[RL-02] an encoded slash in the query is no slash of the path', async () => {
    expect((await ask('/care?from=%2Fes%2Fcare')).status).toBe(200);
  });

  test.skipIf(isLeftOut(name))('[RL-03] over TLS every answer asks for TLS from then on, once', async () => {
    const call = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
    const asked: readonly (readonly [path: string, status: number, asked?: Asked])[] = [
      ['/care', 200],
      [`/${asset}`, 200],
      [loaderPath, 200],
      ['/healthz', 200],
      ['/no-such-page', 404],
      ['/es/no-such-page', 404],
      ['/.policies.json', 404],
      ['/.well-known/none', 404],
      ['/care.br', 404],
      ['/care%2F', 404],
      ['/assets/none.js', 404],
      ['/images/none.png', 404],
      [`${widgetBase}/none.js`, 404],
      [`${widgetBase}/.none`, 404],
      ['/care', 405, { method: 'POST' }],
      ['/healthz', 405, { method: 'POST' }],
      ['/rest/v1/ai/search', 400, call],
      ['/rest/v1/none', 404, call],
      ['/calls/transaction', 405],
      ['/calls/transaction', 204, { method: 'OPTIONS' }],
      ['/rest/v1/ai/search', 400, { ...call, body: 'x'.repeat(20_000) }],
      ['/stand-in/none', 404],
      // Caddy refuses it before it knows of any header.
      ...(name === 'caddy' ? [] : [['/%zz', 400] as const]),
    ];
    for (const [path, status, how] of asked) {
      const answer = await ask(path, { ...how, overTls: true });
      expect({ path, status: answer.status, ...answer.headers }).toMatchObject({
        path,
        status,
        'strict-transport-security': secureHeaders['Strict-Transport-Security'],
        'x-content-type-options': 'nosniff',
      });
      expect((await ask(path, how)).headers).not.toHaveProperty('strict-transport-security');
    }
  });

  const contract = readContract();
  /** Any page may read it. */
  function expectProblem({ status, headers, body }: Answer, expected: number): void {
    expect(status).toBe(expected);
    expect(headers).toMatchObject(received(headersOf(ruleFor('/calls', false))));
    const contentType = headers['content-type'] ?? null;
    expect(contract.checkProblem({ status, contentType, body: body.toString() })).toEqual([]);
    expect(JSON.parse(body.toString())).toMatchObject({ status });
  }

  test.skipIf(isLeftOut(name)).for([
    [8193, {}],
    [16_385, {}],
    [20_000, {}],
    [100_000, {}],
    [9000, { 'Transfer-Encoding': 'chunked' }],
    [20_000, { 'Transfer-Encoding': 'chunked' }],
  ] as const)('[RL-02] a call of %i bytes is refused as the API says, to any page', async ([bytes, headers]) => {
    for (const path of ['/rest/v1/ai/search', '/calls/transaction']) {
      const answer = await ask(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: 'null', ...headers },
        body: 'x'.repeat(bytes),
      });
      expectProblem(answer, 400);
      expect(JSON.parse(answer.body.toString())).toMatchObject({ field: 'body' });
    }
  });

  /** The same site before another backend, or none. */
  async function inPlaceOf(backendOfIt: string | undefined, work: (server: WebServer) => Promise<void>): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'front-'));
    await writeConfigurations(laidOut.site, { folder, root: laidOut.root, backend: backendOfIt });
    const other = await webServers[name]({ ...laidOut, folder });
    try {
      await work(other);
    } finally {
      await other.stop();
      await rm(folder, { recursive: true });
    }
  }

  test.skipIf(isLeftOut(name) || name === 'node')(
    '[RL-02] a backend that is away, or none, is a problem that any page may read, and pages stay',
    async () => {
      const resets = createServer((socket) => socket.destroy());
      await new Promise<void>((resolve) => resets.listen(0, '127.0.0.1', resolve));
      const { port } = resets.address() as { port: number };
      const call = { method: 'POST', headers: { 'Content-Type': 'application/json', Origin: 'null' }, body: '{}' };
      const expectAll = (status: number) => async (other: WebServer) => {
        for (const path of ['/rest/v1/ai/search', '/calls/transaction', '/rest/v1/none', '/calls']) {
          expectProblem(await askAt(other, path, call), status);
          const asks = await askAt(other, path, { ...call, method: 'OPTIONS' });
          expect([path, asks.status]).toEqual([path, 204]);
          expect(asks.headers).toMatchObject(received({ ...preflightHeaders, 'Access-Control-Allow-Origin': '*' }));
        }
        const standIn = await askAt(other, '/stand-in/assessment');
        expect(standIn.status).toBe(status);
        // A page that is not there is another thing than one whose server is away.
        expect(standIn.body.equals(content('404.html'))).toBe(status === 404);
        expect((await askAt(other, '/care')).status).toBe(200);
      };
      await inPlaceOf(`127.0.0.1:${String(port)}`, expectAll(502));
      resets.close();
      await inPlaceOf(`127.0.0.1:${String(port)}`, expectAll(502));
      await inPlaceOf(undefined, expectAll(404));
    },
  );

  test.skipIf(isLeftOut(name))(
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

  test.skipIf(isLeftOut(name))('[RL-02] nothing can be sent to a file, and HEAD sends none', async () => {
    for (const path of ['/care', `/${asset}`, `/${widgetFile}`]) {
      const refused = await ask(path, { method: 'POST' });
      expect([path, refused.status, refused.headers.allow]).toEqual([path, 405, 'GET, HEAD']);
      expect(refused.headers['x-content-type-options']).toBe('nosniff');
      const head = await ask(path, { method: 'HEAD' });
      expect([path, head.status, head.body.length]).toEqual([path, 200, 0]);
    }
  });

  test.skipIf(isLeftOut(name))('[RL-02] a call from any page is answered, once and with its headers once', async () => {
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

  test.skipIf(isLeftOut(name))('[RL-02] it says that it is alive and ready', async () => {
    for (const [path, state] of [
      ['/healthz', 'ok'],
      ['/readyz', 'ready'],
    ] as const) {
      const answer = await ask(path);
      expect([answer.status, answer.body.toString()]).toEqual([200, `{"status":"${state}"}`]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  test.skipIf(isLeftOut(name) || name === 'node')(
    '[RL-02] [RL-03] HTTP/2 and TLS: the same page, and TLS from then on',
    async () => {
      // The certificate was made for this test and is known to nobody.
      const session = connect(`https://127.0.0.1:${String(server?.tlsPort)}`, { rejectUnauthorized: false });
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
