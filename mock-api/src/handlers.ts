import { http, type PathParams, type RequestHandler } from 'msw';
import type { Problem, SearchSuggestion } from '@front-door/shared/contract/search';
import { failed, ok, type Result } from '@front-door/shared/result';
import { problem, problemResponse } from './problems';
import { parseSearchRequest, parseTransactionRequest } from './requests';
import { answerUnder, concernsSearchAlone, jsonResponse, wait, type Wait } from './scenarioAnswer';
import { findScenario, knownScenarios, type ScenarioAnswer, type ScenarioId } from './scenarios';

export interface MockApi {
  readonly search: (message: string) => readonly SearchSuggestion[];
  /** The scenario of a request whose address names none. Default: normal. */
  readonly scenario?: (request: Request) => ScenarioId;
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

type Resolver = (call: { readonly request: Request; readonly params: PathParams }) => Promise<Response>;

/**
 * The mocked backend: POST {base}/ai/search and POST /calls/transaction (specification 7). The list runs
 * unchanged in the browser's worker, in Node's interceptors and behind the HTTP server.
 *
 * Requests that are wrong get a problem whatever the scenario, so that a client's mistake always shows.
 */
export function createHandlers({ search, scenario = () => 'normal', waitFor = wait }: MockApi): RequestHandler[] {
  const scenarioOf = (request: Request, params: PathParams): Result<ScenarioAnswer, Problem> => {
    const { scenario: named } = params;
    const found = findScenario(typeof named === 'string' ? named : scenario(request));
    return found === undefined
      ? failed(problem(400, `There is no such scenario. ${knownScenarios}`, 'scenario'))
      : ok(found.answer);
  };

  const answering =
    <Asked>(
      parse: (body: string) => Result<Asked, Problem>,
      result: (asked: Asked) => unknown,
      isTouched: (answer: ScenarioAnswer) => boolean,
    ): Resolver =>
    async ({ request, params }) => {
      const answer = scenarioOf(request, params);
      if (answer.kind === 'failed') return problemResponse(answer.failure);
      const asked = parse(await request.text());
      if (asked.kind === 'failed') return problemResponse(asked.failure);
      const usual = () => jsonResponse(JSON.stringify(result(asked.value)));
      return isTouched(answer.value) ? answerUnder(answer.value, usual, { signal: request.signal, waitFor }) : usual();
    };

  const answerSearch = answering(
    parseSearchRequest,
    ({ message }) => search(message),
    () => true,
  );
  const answerTransaction = answering(
    parseTransactionRequest,
    ({ transactionId }) => ({ transactionId, status: 'received' }),
    (answer) => !concernsSearchAlone(answer),
  );

  return [
    ...paths.search.map((path) => http.post(path, guarded(answerSearch))),
    ...paths.transaction.map((path) => http.post(path, guarded(answerTransaction))),
    ...[...paths.search, ...paths.transaction].map((path) => http.all(path, refuseMethod)),
    http.all(restOfTheApi, refuseCall),
  ];
}

function refuseMethod(): Response {
  return problemResponse(problem(405, 'This call takes POST only.'), { Allow: 'POST' });
}

function refuseCall(): Response {
  return problemResponse(problem(404, 'The API has no such call.'));
}

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
