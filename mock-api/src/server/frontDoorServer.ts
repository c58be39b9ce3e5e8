import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { RequestHandler } from 'msw';
import { createHandlers, type MockApi } from '../handlers';
import { providerScripts } from '../stand-ins/providerScripts';
import { assessmentPath, standIns } from '../stand-ins/standIns';
import { answerApiCall, isApiPath } from './apiCalls';
import { answerBench, chosenBy, isBenchPath, keepLaunch, watchFor, type BenchMemory, type BenchTarget } from './bench';
import { createBrowserChoices } from './browserChoice';
import { createCallLogs } from './callLogs';
import { sendPage, sendText } from './replies';
import { storefrontSite, widgetSite, type Site } from './staticSites';

/** Where partner pages load the widget from. */
export const widgetBase = '/receptionist/v1';

export interface FrontDoorOptions extends Pick<MockApi, 'search' | 'waitFor'> {
  /** The storefront's build. Without it the server has no storefront. */
  readonly storefrontDir?: string;
  /** The widget's build. Without it the server has no widget. */
  readonly widgetDir?: string;
  /** Other processes answer on the same port, so that this one can't tell which call is a browser's next. */
  readonly isOneOfSeveral?: boolean;
}

/**
 * Everything that a visitor, a partner page or a tester needs behind one port: the built storefront and
 * widget, the mocked API with its scenarios, the stand-ins and the testers' page. It does not listen yet.
 *
 * Nothing about a request is written down, except in memory for a tester whose bench is open.
 */
export function createFrontDoorServer({
  storefrontDir,
  widgetDir,
  isOneOfSeveral = false,
  ...api
}: FrontDoorOptions): Server {
  const choices = createBrowserChoices();
  const logs = isOneOfSeveral ? undefined : createCallLogs();
  const handlers = createHandlers({
    choice: (request) => choices.read(request.headers.get('cookie')),
    spend: (request) => {
      choices.spend(request.headers.get('cookie'));
    },
    ...(logs === undefined ? {} : { watch: watchFor(logs) }),
    ...api,
  });
  const sites = {
    storefront: storefrontDir === undefined ? undefined : storefrontSite(storefrontDir),
    widget: widgetDir === undefined ? undefined : widgetSite(widgetDir),
  };
  return createServer((request, response) => {
    answer(request, response, { handlers, sites, bench: { choices, logs } }).catch(() => {
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'The server failed to answer.');
    });
  });
}

interface Sites {
  readonly storefront: Site | undefined;
  readonly widget: Site | undefined;
}

interface Parts {
  readonly handlers: RequestHandler[];
  readonly sites: Sites;
  readonly bench: BenchMemory;
}

async function answer(request: IncomingMessage, response: ServerResponse, parts: Parts): Promise<void> {
  const { handlers, sites, bench } = parts;
  response.setHeader('X-Content-Type-Options', 'nosniff');
  const target = parseTarget(request.url ?? '');
  if (target === undefined) {
    sendText(response, 400, 'The address is malformed.');
    return;
  }
  const { pathname } = target;
  if (isApiPath(pathname)) {
    await answerApiCall(handlers, request, response, pathname);
    return;
  }
  keepChoice(request, response, target, bench);
  if (isBenchPath(pathname)) {
    await answerBench(request, response, target, bench);
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    sendText(response, 405, 'Only GET and HEAD are served here.');
    return;
  }
  if (hasHiddenSegment(pathname)) sendText(response, 404, 'Not found');
  else if (pathname.startsWith(`${widgetBase}/`)) {
    (sites.widget ?? noSite)(request, response, pathname.slice(widgetBase.length));
  } else {
    if (pathname.startsWith(assessmentPath)) keepLaunch(request, target, bench);
    answerPage(request, response, target, sites);
  }
}

/** A page whose address chooses how calls are answered makes its browser keep the choice. */
function keepChoice(
  { method }: IncomingMessage,
  response: ServerResponse,
  { pathname, query }: BenchTarget,
  memory: BenchMemory,
): void {
  if (method !== 'GET' || pathname.startsWith(`${widgetBase}/`)) return;
  const chosen = chosenBy(query, memory);
  if (chosen?.kind === 'ok') response.appendHeader('Set-Cookie', memory.choices.keep(chosen.value));
}

function answerPage(request: IncomingMessage, response: ServerResponse, target: BenchTarget, sites: Sites): void {
  const { pathname, query } = target;
  const standIn = standIns.find(({ path }) => path === pathname.replace(/\/$/, ''));
  const script = providerScripts.find(({ path }) => path === pathname);
  if (pathname === '/healthz') {
    response.writeHead(200, { 'Cache-Control': 'no-store', 'Content-Type': 'application/json' });
    response.end('{"status":"ok"}');
  } else if (standIn !== undefined) {
    sendPage(response, { document: standIn.render(query), framed: standIn.framed });
  } else if (script !== undefined) {
    response.writeHead(200, { 'Cache-Control': 'no-cache', 'Content-Type': 'text/javascript; charset=utf-8' });
    response.end(script.source);
  } else (sites.storefront ?? noSite)(request, response, pathname);
}

const noSite: Site = (_request, response) => {
  sendText(response, 404, 'Nothing is served here. The testers’ page is at /qa.');
};

/** The parts of a request's target; `undefined` when it is no path or has a malformed escape. */
function parseTarget(url: string): BenchTarget | undefined {
  const [pathname = '', ...query] = url.split('?');
  if (!pathname.startsWith('/')) return undefined;
  try {
    decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  return { pathname, query: new URLSearchParams(query.join('?')) };
}

/** Hidden files of a build are not part of the site, and `..` leads nowhere. */
function hasHiddenSegment(pathname: string): boolean {
  return decodeURIComponent(pathname)
    .split(/[/\\]/)
    .some((segment) => segment.startsWith('.') && segment !== '.well-known');
}
