import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  commonHeaders,
  headersOf,
  ruleForSent,
  secureHeaders,
  widgetBase,
  type RouteRule,
} from '@front-door/shared/routing/routeRules';
import { createApi, type AnswerCall, type MockApi } from '../api';
import { providerScripts } from '../stand-ins/providerScripts';
import { assessmentPath, standIns } from '../stand-ins/standIns';
import { answerApiCall } from './apiCalls';
import { answerBench, chosenBy, keepLaunch, watchFor, type BenchMemory, type BenchTarget } from './bench';
import { createBrowserChoices } from './browserChoice';
import { createCallLogs } from './callLogs';
import { observe, partOf, together, type Observer } from './observe/observer';
import { sendPage, sendScript, sendState, sendText } from './replies';
import { storefrontSite, widgetSite, type Site } from './staticSites';

export interface FrontDoorOptions extends Pick<MockApi, 'search' | 'waitFor'> {
  /** The storefront's build. Without it the server has no storefront. */
  readonly storefrontDir?: string;
  /** The widget's build. Without it the server has no widget. */
  readonly widgetDir?: string;
  /** Other processes answer on the same port, so that this one can't tell which call is a browser's next. */
  readonly isOneOfSeveral?: boolean;
  /**
   * Whether testers may choose how calls are answered: by a page's address, a search's address or on the bench. Where
   * they may not, no address, form or cookie changes an answer.
   */
  readonly isForTesters?: boolean;
  /** Aborted when the server is about to end: from then on it asks for no new requests. */
  readonly stopping?: AbortSignal;
  /** Hears of every request, without its words, its address and its sender. */
  readonly observers?: readonly Observer[];
}

/**
 * Everything that a visitor, a partner page or a tester needs behind one port: the built storefront and
 * widget, the mocked API, the stand-ins and, where they are asked for, the tester's switches. It does not listen yet.
 *
 * Nothing of what a request says is written down. In memory stay the random ids of the last transactions (`createReceipts`) and,
 * for a tester whose bench is open, calls.
 */
export function createFrontDoorServer({
  storefrontDir,
  widgetDir,
  isOneOfSeveral = false,
  isForTesters = false,
  stopping = new AbortController().signal,
  observers = [],
  search,
  waitFor,
}: FrontDoorOptions): Server {
  const observer = together(observers);
  const bench: BenchMemory | undefined = isForTesters
    ? { choices: createBrowserChoices(), logs: isOneOfSeveral ? undefined : createCallLogs(), stopping }
    : undefined;
  const noSite = nothingAt(isForTesters);
  const parts: Parts = {
    answerCall: createApi({
      search: (message) => {
        const found = search(message);
        observer.searched(found.length);
        return found;
      },
      failed: observer.failed,
      isChosenByAddress: isForTesters,
      isAtRoot: true,
      ...(waitFor && { waitFor }),
      ...(bench && chosenOn(bench)),
    }),
    storefront: storefrontDir === undefined ? noSite : storefrontSite(storefrontDir),
    widget: widgetDir === undefined ? noSite : widgetSite(widgetDir),
    bench,
    stopping,
  };
  return createServer({ keepAliveTimeout }, (request, response) => {
    const target = parseTarget(request.url ?? '');
    const asked = target && { ...target, rule: ruleForSent(target.pathname, isForTesters) };
    observe(observer, request, response, partOf(asked?.rule, target?.pathname));
    answer(request, response, asked, parts).catch((error: unknown) => {
      if (isGone(response, error)) return;
      observer.failed(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'The server failed to answer.');
    });
  });
}

/**
 * Whether nobody is there any more to be answered: visitors leave pages that are still coming, and some close the connection
 * with the last byte. That is no fault of the server, and nobody is to be woken for it.
 */
function isGone(response: ServerResponse, error: unknown): boolean {
  return response.closed && error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** Longer than balancers keep an idle connection, so that none sends a request on one that is just being closed. */
const keepAliveTimeout = 75_000;

interface Parts {
  readonly answerCall: AnswerCall;
  readonly storefront: Site;
  readonly widget: Site;
  /** Absent where the tester's switches are off. */
  readonly bench: BenchMemory | undefined;
  readonly stopping: AbortSignal;
}

/** How calls are answered as a browser's tester has chosen, and shown on the bench. */
function chosenOn({ choices, logs }: BenchMemory): Pick<MockApi, 'choice' | 'spend' | 'watch'> {
  return {
    choice: (request) => choices.read(request.headers.get('cookie')),
    spend: (request) => {
      choices.spend(request.headers.get('cookie'));
    },
    ...(logs === undefined ? {} : { watch: watchFor(logs) }),
  };
}

/** What is asked for, and the rule for it. */
type Asked = BenchTarget & { readonly rule: RouteRule };

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  asked: Asked | undefined,
  parts: Parts,
): Promise<void> {
  const { answerCall, bench } = parts;
  const isSecure = request.headers['x-forwarded-proto'] === 'https';
  const headers = {
    ...(asked === undefined ? commonHeaders : headersOf(asked.rule)),
    ...(isSecure ? secureHeaders : {}),
  };
  for (const [name, value] of Object.entries(headers)) if (name !== 'Cache-Control') response.setHeader(name, value);
  if (asked === undefined) {
    sendText(response, 400, 'The address is malformed.');
    return;
  }
  const { rule, ...target } = asked;
  if (rule.kind === 'api' || rule.kind === 'scenario') {
    await answerApiCall(answerCall, request, response, target.pathname);
    return;
  }
  if (bench !== undefined) keepChoice(request, response, target, bench);
  if (rule.kind === 'bench' && bench !== undefined) {
    await answerBench(request, response, target, bench);
  } else if (!rule.methods.includes(request.method ?? '')) {
    const allowed = rule.methods.join(', ');
    response.setHeader('Allow', allowed);
    sendText(response, 405, `Only ${rule.methods.join(' and ')} are served here.`);
  } else await answerPage(request, response, asked, parts);
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

async function answerPage(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, query, rule }: Asked,
  { storefront, widget, bench, stopping }: Parts,
): Promise<void> {
  const standIn = standIns.find(({ path }) => path === pathname.replace(/\/$/, ''));
  const script = providerScripts.find(({ path }) => path === pathname);
  if (rule.kind === 'liveness') sendState(response, 200, 'ok');
  else if (rule.kind === 'readiness') {
    if (stopping.aborted) sendState(response, 503, 'draining');
    else sendState(response, 200, 'ready');
  } else if (standIn !== undefined) {
    if (bench !== undefined && pathname.startsWith(assessmentPath)) keepLaunch(request, { pathname, query }, bench);
    await sendPage(response, { document: standIn.render(query), framed: standIn.framed });
  } else if (script !== undefined) sendScript(response, script.source);
  else {
    const site = decodeURIComponent(pathname).startsWith(`${widgetBase}/`) ? widget : storefront;
    await site(request, response, decodeURI(pathname), rule);
  }
}

function nothingAt(isForTesters: boolean): Site {
  return (_request, response) => {
    sendText(response, 404, `Nothing is served here.${isForTesters ? ' The testers’ page is at /qa.' : ''}`);
    return Promise.resolve();
  };
}

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
