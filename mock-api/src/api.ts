import { largestSearchBody, type Problem, type SearchSuggestion } from '@front-door/shared/contract/search';
import { failed, ok, type Result } from '@front-door/shared/result';
import { preflightHeaders } from '@front-door/shared/routing/routeRules';
import { answerFor, readChoice, usualChoice, type Choice } from './choice';
import { problem, problemResponse } from './problems';
import { readText } from './readText';
import { createReceipts } from './receipts';
import { bodyTooLarge, checkContentType, parseSearchRequest, parseTransactionRequest } from './requests';
import { answerUnder, concernsSearchAlone, jsonResponse, wait, type Wait } from './scenarioAnswer';
import type { ScenarioAnswer } from './scenarios';
import { watched, type Call, type Resolver, type Watch } from './watchedCall';

export interface MockApi {
  readonly search: (message: string) => readonly SearchSuggestion[];
  /** What is chosen for a request whose address chooses nothing. Default: the usual answers. */
  readonly choice?: (request: Request) => Choice;
  /** Whether an address may choose, too. Default: it may. */
  readonly isChosenByAddress?: boolean;
  /** Whether calls stand at the root of an origin alone, as a server answers them. Default: at any base, as hosts may have it. */
  readonly isAtRoot?: boolean;
  /** Told of the call that has used up a choice for the next call alone. */
  readonly spend?: (request: Request) => void;
  readonly watch?: Watch;
  /** Told of a fault of ours, for which the caller gets a problem with status 500. */
  readonly failed?: (error: unknown) => void;
  /** How slow answers are waited for. */
  readonly waitFor?: Wait;
}

/** Whether an address is one of the API: its two calls at any base, so that a host's own works too, and all from its root. */
export const apiAddress =
  // The rest only from an origin's root: a development server's modules may have such a folder further down.
  /\/(?:rest\/v1\/ai\/search|calls\/transaction)\/?$|^https?:\/\/[^/]+\/(?:rest\/v1|calls|scenarios)(?:\/.*)?$/;

/** A call's path, or its end: the scenario that it names, if it does, and the call. */
const callPath = /(?:\/scenarios\/([^/]+))?\/(rest\/v1\/ai\/search|calls\/transaction)\/?$/;

/** Answers a request to an address of the API. A network failure is a response of type `error`. */
export type AnswerCall = (request: Request) => Promise<Response>;

/**
 * The mocked backend: POST {base}/ai/search and POST /calls/transaction (specification 7), of nothing but what the web's
 * standards have, so that it runs unchanged in the browser's worker, in Node's interceptors, behind the HTTP server and
 * on an edge runtime.
 *
 * Requests that are wrong get a problem whatever the scenario, so that a client's mistake always shows.
 */
export function createApi({
  search,
  choice = () => usualChoice,
  isChosenByAddress = true,
  isAtRoot = false,
  spend,
  watch,
  failed: tellFault,
  waitFor = wait,
}: MockApi): AnswerCall {
  const choiceOf = ({ request, scenario }: Call): Result<Choice, Problem> => {
    if (scenario === undefined || !isChosenByAddress) return ok(choice(request));
    const read = readChoice(scenario);
    if (read.kind === 'failed') return failed(problem(400, read.failure, 'scenario'));
    return read.value.calls === 'next'
      ? failed(problem(400, 'An address answers every call alike; "next" is for a browser’s choice.', 'scenario'))
      : read;
  };

  const answering =
    <Asked>(
      parse: (body: string) => Result<Asked, Problem>,
      result: (asked: Asked, request: Request) => Result<unknown, Problem>,
      isConcerned: (answer: ScenarioAnswer) => boolean,
    ): Resolver =>
    async (call) => {
      const { request } = call;
      const chosen = choiceOf(call);
      if (chosen.kind === 'failed') return problemResponse(chosen.failure);
      const type = checkContentType(request.headers.get('content-type'));
      if (type.kind === 'failed') return problemResponse(type.failure);
      const body = await readText(request, largestSearchBody);
      const asked = body === undefined ? failed(bodyTooLarge()) : parse(body);
      if (asked.kind === 'failed') return problemResponse(asked.failure);
      const usual = () => {
        const found = result(asked.value, request);
        return found.kind === 'ok' ? jsonResponse(JSON.stringify(found.value)) : problemResponse(found.failure);
      };
      const { delay, calls } = chosen.value;
      const answer = answerFor(chosen.value);
      if (calls === 'next') {
        if (!isConcerned(answer)) return usual();
        spend?.(request);
      }
      if (delay > 0) await waitFor(delay, request.signal);
      return isConcerned(answer) ? answerUnder(answer, usual, { signal: request.signal, waitFor }) : usual();
    };

  const answerSearch = answering(
    parseSearchRequest,
    ({ message }) => ok(search(message)),
    () => true,
  );
  const answerTransaction = answering(
    parseTransactionRequest,
    createReceipts(),
    (answer) => !concernsSearchAlone(answer),
  );
  const route = (resolver: Resolver) =>
    watch === undefined ? guarded(resolver, tellFault) : watched(guarded(resolver, tellFault), watch, choiceOf);
  const routes = {
    'rest/v1/ai/search': route(answerSearch),
    'calls/transaction': route(answerTransaction),
  };
  const refuseMethod = route(() =>
    Promise.resolve(problemResponse(problem(405, 'This call takes POST only.'), { Allow: 'POST' })),
  );
  const refuseCall = route(() => Promise.resolve(problemResponse(problem(404, 'The API has no such call.'))));

  return (request) => {
    if (request.method === 'OPTIONS') {
      return Promise.resolve(new Response(null, { status: 204, headers: preflightHeaders }));
    }
    const found = callPath.exec(new URL(request.url).pathname);
    const [, scenario, path] = found === null || (isAtRoot && found.index > 0) ? [] : found;
    const call: Call = { request, ...(scenario === undefined ? {} : { scenario: decoded(scenario) }) };
    if (path === undefined) return refuseCall(call);
    return (request.method === 'POST' ? routes[path as keyof typeof routes] : refuseMethod)(call);
  };
}

/** A malformed escape stays as it is: no scenario is called so. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** A fault of ours becomes a plain problem; left to the library, its stack trace would be sent. */
function guarded(resolver: Resolver, tellFault: MockApi['failed']): Resolver {
  return async (call) => {
    try {
      return await resolver(call);
    } catch (error) {
      tellFault?.(error);
      return problemResponse(problem(500, 'The mock failed to answer.'));
    }
  };
}
