import type { IncomingMessage, ServerResponse } from 'node:http';
import { getResponse, type RequestHandler } from 'msw';
import { largestSearchBody } from '@front-door/shared/contract/search';
import { preflightHeaders } from '@front-door/shared/routing/routeRules';
import { problem, problemResponse } from '../problems';
import { bodyTooLarge } from '../requests';
import { readBody } from './bodies';

/** What the handlers look at; the rest of a request stays outside. */
const passedHeaders = ['accept', 'authorization', 'content-type', 'cookie', 'idempotency-key'] as const;

/** Answers a request to the API with the very handlers that run in the browser and in Node. */
export async function answerApiCall(
  handlers: RequestHandler[],
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): Promise<void> {
  if (request.method === 'OPTIONS') {
    response.writeHead(204, preflightHeaders).end();
    return;
  }
  const body = await readBody(request, largestSearchBody);
  if (body.kind === 'failed') {
    if (body.failure === 'too large') await send(problemResponse(bodyTooLarge()), request, response);
    return;
  }
  const answer = await answerOf(handlers, request, response, pathname, body.value);
  await send(answer, request, response);
}

async function answerOf(
  handlers: RequestHandler[],
  { method = 'GET', headers }: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  body: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  // The platform's Request refuses this one.
  if (method === 'TRACE') return problemResponse(problem(405, 'This call takes POST only.'), { Allow: 'POST' });
  const givenUp = new AbortController();
  response.once('close', () => {
    givenUp.abort();
  });
  const call = new Request(`http://localhost${pathname}`, {
    method,
    headers: passedHeaders.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value] as [string, string]];
    }),
    body: method === 'GET' || method === 'HEAD' ? null : body,
    signal: givenUp.signal,
  });
  return (await getResponse(handlers, call)) ?? problemResponse(problem(404, 'The API has no such call.'));
}

async function send(answer: Response, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (answer.type === 'error') {
    request.socket.destroy();
    return;
  }
  const body = new Uint8Array(await answer.arrayBuffer());
  response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), 'Content-Length': body.byteLength });
  response.end(body);
}
