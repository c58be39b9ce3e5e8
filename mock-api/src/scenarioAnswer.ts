import { problem, problemResponse } from './problems';
import type { ScenarioAnswer } from './scenarios';

/**
 * Resolves when the time is over or the request is given up, whichever is first.
 *
 * @param milliseconds may be infinite.
 */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export const wait: Wait = (milliseconds, signal) =>
  new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const timer = Number.isFinite(milliseconds) ? setTimeout(resolve, milliseconds) : undefined;
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

/** A successful JSON answer; nothing of the API may be kept by a cache. */
export function jsonResponse(json: string): Response {
  return new Response(json, { headers: { 'Cache-Control': 'no-store', 'Content-Type': 'application/json' } });
}

/**
 * What a call is answered under a scenario. A network failure is a response of type `error`.
 *
 * @param usual the answer when the scenario leaves this call alone.
 */
export async function answerUnder(
  answer: ScenarioAnswer,
  usual: () => Response,
  { signal, waitFor }: { readonly signal: AbortSignal; readonly waitFor: Wait },
): Promise<Response> {
  switch (answer.kind) {
    case 'usual':
      return usual();
    case 'list':
      return jsonResponse(stringifyList(answer.items));
    case 'body':
      return new Response(answer.body, {
        headers: { 'Cache-Control': 'no-store', 'Content-Type': answer.contentType },
      });
    case 'slow':
      await waitFor(answer.milliseconds, signal);
      return usual();
    case 'never':
      await waitFor(Infinity, signal);
      return Response.error();
    case 'problem':
      return problemResponse(problem(answer.status, answer.detail), answer.headers);
    case 'network-down':
      return Response.error();
  }
}

/** Whether a scenario concerns what the search finds and leaves every other call alone. */
export function concernsSearchAlone({ kind }: ScenarioAnswer): boolean {
  return kind === 'usual' || kind === 'list' || kind === 'body';
}

/** JSON has no infinity, yet 1e999 is read as one: the only way such a number can arrive. */
function stringifyList(items: readonly unknown[]): string {
  const mark = '\u0000infinity';
  return JSON.stringify(items, (_key, value: unknown) => (value === Infinity ? mark : value)).replaceAll(
    JSON.stringify(mark),
    '1e999',
  );
}
