import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RouteKind, RouteRule } from '@front-door/shared/routing/routeRules';

/** What of the server answered: a kind of the route table, each call of the API by itself, or nothing for rubbish. */
export type Part = Exclude<RouteKind, 'api'> | 'search' | 'transaction' | 'other call' | 'malformed';

/** How a request ended. Nothing in it says who asked, for which page, or in which words. */
export interface Answered {
  readonly part: Part;
  readonly method: string;
  /** The status; `broken off` when the connection ended before the answer did. */
  readonly status: number | 'broken off';
  readonly seconds: number;
}

/** Hears of what the server does; the metrics and the log are one each. */
export interface Observer {
  readonly began: () => void;
  readonly answered: (answer: Answered) => void;
  /** A fault of ours, which a visitor got as status 500 or as a broken connection. */
  readonly failed: (error: unknown) => void;
  /** A search was answered with so many suggestions. */
  readonly searched: (suggestions: number) => void;
}

/** One observer for several. */
export function together(observers: readonly Observer[]): Observer {
  return {
    began: () => {
      for (const { began } of observers) began();
    },
    answered: (answer) => {
      for (const { answered } of observers) answered(answer);
    },
    failed: (error) => {
      for (const { failed } of observers) failed(error);
    },
    searched: (suggestions) => {
      for (const { searched } of observers) searched(suggestions);
    },
  };
}

/** Tells an observer of one request, from now until its answer has been sent or its connection has ended. */
export function observe(
  observer: Observer,
  { method = '' }: IncomingMessage,
  response: ServerResponse,
  part: Part,
): void {
  const started = performance.now();
  observer.began();
  response.once('close', () => {
    observer.answered({
      part,
      method,
      status: response.writableFinished ? response.statusCode : 'broken off',
      seconds: (performance.now() - started) / 1000,
    });
  });
}

/** What answers a path. `rule` is absent for an address that is none. */
export function partOf(rule: RouteRule | undefined, pathname = ''): Part {
  if (rule === undefined) return 'malformed';
  if (rule.kind !== 'api') return rule.kind;
  if (/^\/rest\/v1\/ai\/search\/?$/.test(pathname)) return 'search';
  return /^\/calls\/transaction\/?$/.test(pathname) ? 'transaction' : 'other call';
}
