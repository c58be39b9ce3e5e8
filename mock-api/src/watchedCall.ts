import type { Problem } from '@front-door/shared/contract/search';
import type { Result } from '@front-door/shared/result';
import { keyHeader } from './receipts';
import { usualChoice, writeChoice, type Choice } from './choice';

export interface Call {
  readonly request: Request;
  /** What stands in the place of a scenario in its address. */
  readonly scenario?: string;
}
export type Resolver = (call: Call) => Promise<Response>;

/** A call of the API and its answer, for a tester's log. A token is never part of it. */
export interface WatchedCall {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** How long the answer took. */
  readonly milliseconds: number;
  readonly method: string;
  readonly path: string;
  readonly hasToken: boolean;
  /** As it was sent; empty where nothing was. */
  readonly contentType: string;
  /** The key that makes repeated calls one. */
  readonly key?: string;
  /** The choice that it was answered under; see `readChoice`. */
  readonly choice: string;
  readonly body: string;
  /** Absent when the connection broke or the caller gave up. */
  readonly answer?: { readonly status: number; readonly contentType: string; readonly body: string };
}

/**
 * Says who hears of a call. Where nobody does, its body is not even read for the purpose.
 *
 * @param choice what the call is answered under.
 */
export type Watch = (request: Request, choice: Choice) => ((call: WatchedCall) => void) | undefined;

/** A resolver that also tells of each call what was asked and answered. */
export function watched(resolver: Resolver, watch: Watch, choiceOf: (call: Call) => Result<Choice, Problem>): Resolver {
  return async (call) => {
    const { request } = call;
    const read = choiceOf(call);
    const choice = read.kind === 'ok' ? read.value : usualChoice;
    const tell = watch(request, choice);
    if (tell === undefined) return resolver(call);
    const at = Date.now();
    const started = performance.now();
    const body = await request.clone().text();
    const key = request.headers.get(keyHeader);
    const response = await resolver(call);
    tell({
      at,
      milliseconds: Math.round(performance.now() - started),
      method: request.method,
      path: new URL(request.url).pathname,
      hasToken: request.headers.has('authorization'),
      contentType: request.headers.get('content-type') ?? '',
      ...(key === null ? {} : { key }),
      choice: writeChoice(choice),
      body,
      ...(response.type === 'error' ? {} : { answer: await readAnswer(response.clone()) }),
    });
    return response;
  };
}

async function readAnswer(response: Response): Promise<NonNullable<WatchedCall['answer']>> {
  const { status, headers } = response;
  return { status, contentType: headers.get('Content-Type') ?? '', body: await response.text() };
}
