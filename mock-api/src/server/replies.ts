import type { ServerResponse } from 'node:http';
import { inlineOf, serverPagePolicy } from '@front-door/shared/routing/contentPolicy';
import { cacheTimes, pageHeaders } from '@front-door/shared/routing/routeRules';

/** Sends a page that the server itself has written, with a policy that lets it do nothing that it need not. */
export async function sendPage(
  response: ServerResponse,
  { document, framed = false, scripted = false }: { document: string; framed?: boolean; scripted?: boolean },
): Promise<void> {
  const { 'X-Frame-Options': frameOptions, ...rest } = pageHeaders;
  response
    .writeHead(200, {
      ...rest,
      ...(framed ? {} : { 'X-Frame-Options': frameOptions }),
      'Cache-Control': cacheTimes.never,
      'Content-Security-Policy': await serverPagePolicy(inlineOf(document), { framed, scripted }),
      'Content-Type': 'text/html; charset=utf-8',
    })
    .end(document);
}

export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  cacheControl: string = cacheTimes.never,
): void {
  response.writeHead(status, { 'Cache-Control': cacheControl, 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
}

export function sendScript(response: ServerResponse, source: string | Buffer): void {
  response
    .writeHead(200, { 'Cache-Control': cacheTimes.askAgain, 'Content-Type': 'text/javascript; charset=utf-8' })
    .end(source);
}

/** Says in one word how the server is. */
export function sendState(response: ServerResponse, status: 200 | 503, state: string): void {
  response
    .writeHead(status, { 'Cache-Control': cacheTimes.never, 'Content-Type': 'application/json' })
    .end(JSON.stringify({ status: state }));
}
