import type { IncomingMessage, ServerResponse } from 'node:http';
import { largestSearchBody } from '@front-door/shared/contract/search';
import type { AnswerCall } from '../api';
import { problem, problemResponse } from '../problems';
import { bodyTooLarge } from '../requests';
import { readBody } from './bodies';

/** What the API looks at; the rest of a request stays outside. */
const passedHeaders = ['accept', 'authorization', 'content-type', 'cookie', 'idempotency-key'] as const;

/** Answers a request to the API with the very code that runs in the browser, in Node and on the edge. */
export async function answerApiCall(
  answerCall: AnswerCall,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): Promise<void> {
  const body = await readBody(request, largestSearchBody);
  if (body.kind === 'failed') {
    if (body.failure === 'too large') await send(problemResponse(bodyTooLarge()), request, response);
    return;
  }
  const answer = await answerOf(answerCall, request, response, pathname, body.value);
  await send(answer, request, response);
}

async function answerOf(
  answerCall: AnswerCall,
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
  return answerCall(call);
}

async function send(answer: Response, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (answer.type === 'error') {
    request.socket.destroy();
    return;
  }
  const headers = Object.fromEntries(answer.headers);
  if (answer.body === null) {
    response.writeHead(answer.status, headers).end();
    return;
  }
  const body = new Uint8Array(await answer.arrayBuffer());
  response.writeHead(answer.status, { ...headers, 'Content-Length': body.byteLength }).end(body);
}
