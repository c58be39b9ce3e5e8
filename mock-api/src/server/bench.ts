import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { callView } from '../qa-bench/callView';
import { explanationView } from '../qa-bench/explanationView';
import { newId } from '@front-door/shared/ids';
import { failed } from '@front-door/shared/result';
import { cacheTimes } from '@front-door/shared/routing/routeRules';
import { sessionToken } from '@front-door/shared/visitor/session';
import { readChoiceForm } from '../choice';
import { explain } from '../search/explain';
import type { Watch } from '../watchedCall';
import { traceReport, traceView } from '../qa-bench/traceView';
import { readObserved, traceOf } from '../qa-bench/visitTrace';
import {
  benchPage,
  benchPath,
  benchScript,
  tracePage,
  tracePath,
  traceScriptPath,
  trustedScriptPath,
} from './benchPage';
import { readBody } from './bodies';
import { cookieNamed, type BrowserChoices } from './browserChoice';
import type { CallLogs } from './callLogs';
import { sendPage, sendScript, sendText } from './replies';

/** What the bench remembers between requests. */
export interface BenchMemory {
  readonly choices: BrowserChoices;
  /** Absent where the calls of one browser may reach several processes. */
  readonly logs: CallLogs | undefined;
  /** Ends what a page listens to for as long as it is open, when the server does. */
  readonly stopping: AbortSignal;
}

export interface BenchTarget {
  readonly pathname: string;
  readonly query: URLSearchParams;
}

const logCookie = 'mock-bench';
/** A form's text takes up to three bytes for each of its own. */
const largestForm = 24 * 1024;
/** Proxies close a stream on which nothing comes. */
const heartbeat = 25_000;
const script = readFileSync(new URL('bench.client.js', import.meta.url));

const traceLimit = 256 * 1024;
const traceScript = readFileSync(new URL('trace.client.js', import.meta.url));
const trustedScript = readFileSync(new URL('trusted.client.js', import.meta.url));

/** Who writes down a call: the log of the browser that makes it, or the one that its address names. */
export function watchFor(logs: CallLogs): Watch {
  return (request, { log }) => logs.writer(log ?? cookieNamed(logCookie, request.headers.get('cookie')));
}

/** Writes down what arrived at the assessment site, for a tester whose bench is open. */
export function keepLaunch({ headers }: IncomingMessage, { query }: BenchTarget, { logs }: BenchMemory): void {
  logs?.launch(cookieNamed(logCookie, headers.cookie), query);
}

/** What a page's address chooses, as far as this server can keep it. */
export function chosenBy(query: URLSearchParams, { logs }: BenchMemory): ReturnType<typeof readChoiceForm> {
  const chosen = readChoiceForm(query);
  return chosen?.kind === 'ok' && chosen.value.calls === 'next' && logs === undefined
    ? failed('This server runs in several processes, which cannot tell which call is the next.')
    : chosen;
}

/** Answers what is asked of the bench. A message reaches it in a form's body and is kept nowhere. */
export async function answerBench(
  request: IncomingMessage,
  response: ServerResponse,
  target: BenchTarget,
  memory: BenchMemory,
): Promise<void> {
  const { method = 'GET', headers } = request;
  const { pathname } = target;
  const isRead = method === 'GET' || method === 'HEAD';
  if (method === 'POST' && pathname === tracePath && memory.logs !== undefined) {
    await sendTrace(request, response, target, memory.logs);
  } else if (method === 'POST' && (pathname === benchPath || pathname === `${benchPath}/explain`)) {
    const message = await readMessage(request);
    if (message === undefined) sendText(response, 400, 'The message is missing or too long.');
    else if (pathname === benchPath) await sendBench(request, response, { ...target, message }, memory);
    else {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Cache-Control', cacheTimes.never);
      response.end(explanationView(explain(message)).markup);
    }
  } else if (!isRead) {
    response.setHeader('Allow', 'GET, HEAD');
    sendText(response, 405, 'Only GET and HEAD are served here.');
  } else if (pathname === benchPath || pathname === `${benchPath}/`) {
    await sendBench(request, response, target, memory);
  } else if (pathname === tracePath && memory.logs !== undefined) {
    bindLog(response, cookieNamed(logCookie, headers.cookie) ?? newId());
    await sendPage(response, { document: tracePage(), scripted: true });
  } else if (pathname === traceScriptPath) {
    sendScript(response, traceScript);
  } else if (pathname === trustedScriptPath) {
    sendScript(response, trustedScript);
  } else if (pathname === benchScript) {
    sendScript(response, script);
  } else if (pathname === `${benchPath}/log` && memory.logs !== undefined && method === 'GET') {
    sendLog(response, { ...memory, logs: memory.logs }, cookieNamed(logCookie, headers.cookie), originOf(request));
  } else sendText(response, 404, 'The bench has no such page.');
}

/** From here on the calls of this browser are those of the log. */
function bindLog(response: ServerResponse, log: string): void {
  response.appendHeader('Set-Cookie', `${logCookie}=${log}; Path=/; SameSite=Lax; HttpOnly`);
}

async function sendBench(
  request: IncomingMessage,
  response: ServerResponse,
  { query, message }: BenchTarget & { readonly message?: string },
  memory: BenchMemory,
): Promise<void> {
  const { choices, logs } = memory;
  const { cookie } = request.headers;
  const log = logs === undefined ? undefined : (cookieNamed(logCookie, cookie) ?? newId());
  const chosen = chosenBy(query, memory);
  const current = chosen?.kind === 'ok' ? chosen.value : choices.read(cookie);
  if (log !== undefined) bindLog(response, log);
  const document = benchPage({
    current,
    complaint: chosen?.kind === 'failed' ? chosen.failure : undefined,
    origin: originOf(request),
    offersNext: logs !== undefined,
    log,
    ...(message === undefined ? {} : { message }),
  });
  await sendPage(response, { document, scripted: true });
}

/** The calls of a browser as they are made, each as markup of the page's own (server-sent events). */
function sendLog(
  response: ServerResponse,
  { logs, stopping }: { readonly logs: CallLogs; readonly stopping: AbortSignal },
  id: string | undefined,
  origin: string,
): void {
  response.setHeader('Cache-Control', cacheTimes.never);
  response.setHeader('Content-Type', 'text/event-stream');
  // A proxy that gathered the events would hold them back.
  response.setHeader('X-Accel-Buffering', 'no');
  const close =
    id === undefined
      ? undefined
      : logs.open(id, (call) => response.write(`data: ${JSON.stringify(callView(call, origin).markup)}\n\n`));
  if (close === undefined) {
    // An event source takes this status for an end and does not try again.
    response.writeHead(204).end();
    return;
  }
  response.write(': open\n\n');
  const timer = setInterval(() => response.write(': still open\n\n'), heartbeat).unref();
  const end = () => response.end();
  stopping.addEventListener('abort', end);
  if (stopping.aborted) end();
  response.once('close', () => {
    stopping.removeEventListener('abort', end);
    clearInterval(timer);
    close();
  });
}

/** The trace of what the page has observed and this server has received: as markup, or as a file's text. */
async function sendTrace(
  request: IncomingMessage,
  response: ServerResponse,
  { query }: BenchTarget,
  logs: CallLogs,
): Promise<void> {
  const body = await readBody(request, traceLimit);
  const visit = body.kind === 'ok' ? readObserved(new TextDecoder().decode(body.value)) : undefined;
  if (visit === undefined) {
    sendText(response, 400, 'The page has not recorded this visit.');
    return;
  }
  const { cookie } = request.headers;
  const session = sessionToken((name) => decodeURIComponent(cookieNamed(name, cookie) ?? ''));
  const parts = traceOf(visit, logs.kept(cookieNamed(logCookie, cookie)), session !== undefined);
  response.setHeader('Cache-Control', cacheTimes.never);
  response.setHeader('Content-Type', query.has('file') ? 'text/markdown; charset=utf-8' : 'text/html; charset=utf-8');
  response.end(query.has('file') ? traceReport(parts, new Date().toISOString()) : traceView(parts).markup);
}

async function readMessage(request: IncomingMessage): Promise<string | undefined> {
  const body = await readBody(request, largestForm);
  if (body.kind === 'failed') return undefined;
  const message = new URLSearchParams(new TextDecoder().decode(body.value)).get('message');
  return message === null || message.trim() === '' ? undefined : message;
}

/** Where the tester reached the server, maybe through a proxy that adds TLS. */
function originOf({ headers }: IncomingMessage): string {
  const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  return `${scheme}://${headers.host ?? 'localhost'}`;
}
