import { commonHeaders, headersOf, ruleFor } from '@front-door/shared/routing/routeRules';
import { createApi, type MockApi } from './api';
import { problem, problemResponse } from './problems';

export interface FetchHandlerOptions extends Pick<MockApi, 'search' | 'waitFor'> {
  /** Whether a search's address may choose how it is answered. Default: it may not. */
  readonly isForTesters?: boolean;
}

/**
 * The API on its own as a web-standard handler, for runtimes that call `fetch(request)`: the two calls and the health
 * addresses with the headers of the route table, and a problem for every other address.
 */
export function createFetchHandler({
  isForTesters = false,
  ...api
}: FetchHandlerOptions): (request: Request) => Promise<Response> {
  const answerCall = createApi({ ...api, isChosenByAddress: isForTesters, isAtRoot: true });
  return async (request) => {
    const path = decodedPath(request);
    if (path === undefined) return problemResponse(problem(400, 'The address is malformed.'), commonHeaders);
    const rule = ruleFor(path, isForTesters);
    if (rule.kind === 'api' || rule.kind === 'scenario') return withHeaders(await answerCall(request), headersOf(rule));
    if (rule.kind !== 'liveness' && rule.kind !== 'readiness') {
      return problemResponse(problem(404, 'The API has no such call.'), commonHeaders);
    }
    return rule.methods.includes(request.method)
      ? Response.json({ status: rule.kind === 'liveness' ? 'ok' : 'ready' }, { headers: headersOf(rule) })
      : problemResponse(problem(405, 'Only reading is possible here.'), { Allow: rule.methods.join(', ') });
  };
}

function decodedPath({ url }: Request): string | undefined {
  try {
    return decodeURIComponent(new URL(url).pathname);
  } catch {
    return undefined;
  }
}

function withHeaders(answer: Response, headers: Readonly<Record<string, string>>): Response {
  // A network failure has no headers.
  if (answer.type === 'error') return answer;
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  return answer;
}
