import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { RequestHandler } from 'msw';
import { createHandlers, type MockApi } from '../handlers';
import { standIns } from '../stand-ins/standIns';
import { answerApiCall, isApiPath } from './apiCalls';
import { qaPage } from './qaPage';
import { sendPage, sendText } from './replies';
import { scenarioInCookie, scenarioInQuery } from './scenarioChoice';
import { storefrontSite, widgetSite, type Site } from './staticSites';

/** Where partner pages load the widget from. */
export const widgetBase = '/receptionist/v1';

export interface FrontDoorOptions extends Pick<MockApi, 'search' | 'waitFor'> {
  /** The storefront's build. Without it the server has no storefront. */
  readonly storefrontDir?: string;
  /** The widget's build. Without it the server has no widget. */
  readonly widgetDir?: string;
}

interface Target {
  readonly pathname: string;
  readonly query: URLSearchParams;
}

/**
 * Everything that a visitor, a partner page or a tester needs behind one port: the built storefront and
 * widget, the mocked API with its scenarios, the stand-ins and the testers' page. It does not listen yet.
 *
 * Nothing about a request is written down.
 */
export function createFrontDoorServer({ storefrontDir, widgetDir, ...api }: FrontDoorOptions): Server {
  const handlers = createHandlers({
    scenario: (request) => scenarioInCookie(request.headers.get('cookie')),
    ...api,
  });
  const sites = {
    storefront: storefrontDir === undefined ? undefined : storefrontSite(storefrontDir),
    widget: widgetDir === undefined ? undefined : widgetSite(widgetDir),
  };
  return createServer((request, response) => {
    answer(request, response, handlers, sites).catch(() => {
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'The server failed to answer.');
    });
  });
}

interface Sites {
  readonly storefront: Site | undefined;
  readonly widget: Site | undefined;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  handlers: RequestHandler[],
  sites: Sites,
): Promise<void> {
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
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    sendText(response, 405, 'Only GET and HEAD are served here.');
    return;
  }
  if (hasHiddenSegment(pathname)) sendText(response, 404, 'Not found');
  else if (pathname.startsWith(`${widgetBase}/`)) {
    (sites.widget ?? noSite)(request, response, pathname.slice(widgetBase.length));
  } else answerPage(request, response, target, sites);
}

function answerPage(request: IncomingMessage, response: ServerResponse, target: Target, sites: Sites): void {
  const { pathname, query } = target;
  const choice = scenarioInQuery(query);
  if (choice.kind === 'chosen') response.setHeader('Set-Cookie', choice.cookie);
  const standIn = standIns.find(({ path }) => path === pathname.replace(/\/$/, ''));
  if (pathname === '/healthz') {
    response.writeHead(200, { 'Cache-Control': 'no-store', 'Content-Type': 'application/json' });
    response.end('{"status":"ok"}');
  } else if (pathname === '/qa') {
    const current = choice.kind === 'chosen' ? choice.id : scenarioInCookie(request.headers.cookie);
    const unknown = choice.kind === 'unknown' ? choice.id : undefined;
    const origin = `http://${request.headers.host ?? 'localhost'}`;
    sendPage(response, { document: qaPage({ current, unknown, origin }) });
  } else if (standIn !== undefined) {
    sendPage(response, { document: standIn.render(query), framed: standIn.framed });
  } else (sites.storefront ?? noSite)(request, response, pathname);
}

const noSite: Site = (_request, response) => {
  sendText(response, 404, 'Nothing is served here. The testers’ page is at /qa.');
};

/** The parts of a request's target; `undefined` when it is no path or has a malformed escape. */
function parseTarget(url: string): Target | undefined {
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
