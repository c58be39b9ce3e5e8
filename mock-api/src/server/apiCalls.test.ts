import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { largestSearchBody } from '@front-door/shared/contract/search';
import { createFrontDoorServer } from './frontDoorServer';
import { close, listen, send } from './testing';

const found = [{ name: 'Rash', path: 'rash', score: 0.9 }];
const guid = '0b0c1c1e-6f0e-4b8e-9a39-6f2f5f0f7a11';
const transactionId = '5f0f7a11-6f0e-4b8e-9a39-0b0c1c1e6f2f';
const json = { 'Content-Type': 'application/json' };
const search = '/rest/v1/ai/search';
const asked = JSON.stringify({ message: 'itchy arm', guid });

let received: string[] = [];
const server = createFrontDoorServer({
  isForTesters: true,
  search: (message) => {
    received.push(message);
    if (message === 'break') throw new Error('at search (/home/someone/search.ts:1:1)');
    return found;
  },
});
let port = 0;

beforeAll(async () => {
  port = await listen(server);
});
afterAll(() => close(server));

describe('calls from other origins', () => {
  test('[QA-01] a preflight from any origin allows the headers that a search carries', async () => {
    const answer = await send(port, {
      method: 'OPTIONS',
      path: search,
      headers: {
        Origin: 'https://partner.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type',
      },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['access-control-allow-methods']).toContain('POST');
    expect(answer.headers['access-control-allow-headers']?.toLowerCase()).toMatch(/authorization.*content-type/);
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  });

  test.each([
    ['an answer', search, asked],
    ['a problem', search, '{'],
    ['a body of another type', search, asked, 'text/plain'],
    ['a failure', `/scenarios/500${search}`, asked],
    ['an unknown call', '/rest/v1/other', asked],
  ])('[QA-01] %s can be read by any origin', async (_what, path, body, type = 'application/json') => {
    const headers = { Origin: 'https://partner.example', 'Content-Type': type };
    const answer = await send(port, { method: 'POST', path, headers, body });
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });
});

describe('the two calls', () => {
  test('[API-01] [QA-01] a search over HTTP answers with the plain list', async () => {
    received = [];
    const answer = await fetch(`http://127.0.0.1:${String(port)}${search}`, {
      method: 'POST',
      headers: { ...json, Accept: 'application/json', Authorization: 'Bearer token' },
      body: asked,
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual(found);
    expect(received).toEqual(['itchy arm']);
  });

  test('[API-02] a transaction over HTTP is received', async () => {
    const body = JSON.stringify({ transactionId });
    const answer = await send(port, { method: 'POST', path: '/calls/transaction', headers: json, body });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body)).toEqual({ transactionId, status: 'received' });
  });

  test('[API-01] a fault of the search becomes a problem without a stack trace', async () => {
    const body = JSON.stringify({ message: 'break', guid });
    const answer = await send(port, { method: 'POST', path: search, headers: json, body });
    expect(answer.status).toBe(500);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.body).not.toMatch(/search\.ts| at /);
  });

  test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'TRACE'])('[API-01] [API-02] %s is refused with 405', async (method) => {
    for (const path of [search, '/calls/transaction', `/scenarios/slow${search}`]) {
      const answer = await send(port, { method, path });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('POST');
      expect(JSON.parse(answer.body)).toMatchObject({ status: 405, title: 'Method Not Allowed' });
    }
  });

  test.each([
    '/rest/v1',
    '/rest/v1/ai',
    '/rest/v1/ai/search/more',
    '/calls',
    '/calls/other',
    '/scenarios',
    '/scenarios/500/',
    '/rest/v1/nope/calls/transaction',
    '/calls/x/rest/v1/ai/search',
    '/calls/scenarios/500/rest/v1/ai/search',
    '/scenarios/500/x/rest/v1/ai/search',
    '/scenarios/500/scenarios/500/rest/v1/ai/search',
  ])('[API-01] [API-02] %s is no call of the API', async (path) => {
    const body = JSON.stringify({ ...(JSON.parse(asked) as object), transactionId });
    const answer = await send(port, { method: 'POST', path, headers: json, body });
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.body)).toMatchObject({ status: 404, title: 'Not Found' });
  });
});

describe('bodies that are too large', () => {
  test('[API-01] a body at the limit is answered and one byte more is refused', async () => {
    const frame = JSON.stringify({ message: '', guid }).length;
    const bodyOf = (bytes: number) => JSON.stringify({ message: 'x'.repeat(bytes - frame), guid });
    const atLimit = await send(port, { method: 'POST', path: search, headers: json, body: bodyOf(largestSearchBody) });
    const above = await send(port, {
      method: 'POST',
      path: search,
      headers: json,
      body: bodyOf(largestSearchBody + 1),
    });
    expect([atLimit.status, above.status]).toEqual([200, 400]);
    expect(JSON.parse(above.body)).toMatchObject({ status: 400, field: 'body' });
  });

  test.each([
    ['announced', `Content-Length: 50000000\r\n\r\n{"message":"`],
    ['streamed', `Transfer-Encoding: chunked\r\n\r\n3000\r\n${'x'.repeat(0x3000)}\r\n`],
  ])('[API-01] a body that is %s is refused before all of it has come', async (_how, rest) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`POST ${search} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${rest}`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 /);
    await once(socket, 'close');
  });

  test('[API-01] a sender that breaks off leaves the server at work', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`POST ${search} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"mess`);
    await once(socket, 'connect');
    socket.destroy();
    const answer = await send(port, { method: 'POST', path: search, headers: json, body: asked });
    expect(answer.status).toBe(200);
  });
});
