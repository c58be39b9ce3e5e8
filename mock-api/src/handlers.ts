import { http, type RequestHandler } from 'msw';
import type { Problem, SearchSuggestion } from '@front-door/shared/contract/search';
import { failed, ok, type Result } from '@front-door/shared/result';
import { answerFor, readChoice, usualChoice, type Choice } from './choice';
import { problem, problemResponse } from './problems';
import { createReceipts } from './receipts';
import { checkContentType, parseSearchRequest, parseTransactionRequest } from './requests';
import { answerUnder, concernsSearchAlone, jsonResponse, wait, type Wait } from './scenarioAnswer';
import type { ScenarioAnswer } from './scenarios';
import { watched, type Call, type Resolver, type Watch } from './watchedCall';

export interface MockApi {
  readonly search: (message: string) => readonly SearchSuggestion[];
  /** What is chosen for a request whose address chooses nothing. Default: the usual answers. */
  readonly choice?: (request: Request) => Choice;
  /** Whether an address may choose, too. Default: it may. */
  readonly isChosenByAddress?: boolean;
  /** Told of the call that has used up a choice for the next call alone. */
  readonly spend?: (request: Request) => void;
  readonly watch?: Watch;
  /** How slow answers are waited for. */
  readonly waitFor?: Wait;
}

/** The same two calls at any base, so that a host's own API base works too. */
const paths = {
  search: ['*/scenarios/:scenario/rest/v1/ai/search', '*/rest/v1/ai/search'],
  transaction: ['*/scenarios/:scenario/calls/transaction', '*/calls/transaction'],
} as const;

/** Only from an origin's root: a development server's modules may have such a folder further down. */
const restOfTheApi = /^https?:\/\/[^/]+\/(?:rest\/v1|calls|scenarios)(?:\/.*)?$/;

/**
 * The mocked backend: POST {base}/ai/search and POST /calls/transaction (specification 7). The list runs
 * unchanged in the browser's worker, in Node's interceptors and behind the HTTP server.
 *
 * Requests that are wrong get a problem whatever the scenario, so that a client's mistake always shows.
 */
export function createHandlers({
  search,
  choice = () => usualChoice,
  isChosenByAddress = true,
  spend,
  watch,
  waitFor = wait,
}: MockApi): RequestHandler[] {
  const choiceOf = ({ request, params: { scenario } }: Call): Result<Choice, Problem> => {
    if (typeof scenario !== 'string' || !isChosenByAddress) return ok(choice(request));
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
      const asked = parse(await request.text());
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
    watch === undefined ? guarded(resolver) : watched(guarded(resolver), watch, choiceOf);

  return [
    ...paths.search.map((path) => http.post(path, route(answerSearch))),
    ...paths.transaction.map((path) => http.post(path, route(answerTransaction))),
    ...[...paths.search, ...paths.transaction].map((path) => http.all(path, route(refuseMethod))),
    http.all(restOfTheApi, route(refuseCall)),
  ];
}

const refuseMethod: Resolver = () =>
  Promise.resolve(problemResponse(problem(405, 'This call takes POST only.'), { Allow: 'POST' }));

const refuseCall: Resolver = () => Promise.resolve(problemResponse(problem(404, 'The API has no such call.')));

/** A fault of ours becomes a plain problem; left to the library, its stack trace would be sent. */
function guarded(resolver: Resolver): Resolver {
  return async (call) => {
    try {
      return await resolver(call);
    } catch {
      return problemResponse(problem(500, 'The mock failed to answer.'));
    }
  };
}
