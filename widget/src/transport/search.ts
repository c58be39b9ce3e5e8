import {
  parseSuggestions,
  searchPath,
  worthShowing,
  type SearchRequest,
  type SearchSuggestion,
} from '@front-door/shared/contract/search';
import { failed, ok, type Result } from '@front-door/shared/result';
import type { SearchFailure } from './search.types';

export const timeoutInMs = 20_000;

export interface SearchCall {
  /** Base of the search API. */
  readonly api: string;
  readonly request: SearchRequest;
  /** Sent as `Authorization: Bearer …`. */
  readonly token?: string | undefined;
  /** Gives the search up. */
  readonly signal: AbortSignal;
}

/**
 * Asks the search what a message may be about (POST {api}/ai/search).
 *
 * @returns the suggestions worth showing, best first, or why there is no answer.
 */
export async function searchTreatments(call: SearchCall): Promise<Result<readonly SearchSuggestion[], SearchFailure>> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), timeoutInMs);
  const giveUp = () => deadline.abort();
  call.signal.addEventListener('abort', giveUp);
  try {
    const response = await fetch(call.api.replace(/\/+$/, '') + searchPath, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        ...(call.token === undefined ? {} : { Authorization: `Bearer ${call.token}` }),
      },
      body: writeRequest(call.request),
      credentials: 'same-origin',
      signal: deadline.signal,
    });
    if (!response.ok) return failed({ kind: 'status', status: response.status });
    const suggestions = parseSuggestions(await response.json());
    return suggestions === undefined ? failed({ kind: 'not-a-list' }) : ok(worthShowing(suggestions));
  } catch (error) {
    if (deadline.signal.aborted) return failed({ kind: 'timeout' });
    return failed({ kind: error instanceof SyntaxError ? 'not-json' : 'network' });
  } finally {
    clearTimeout(timer);
    call.signal.removeEventListener('abort', giveUp);
  }
}

/**
 * Written out by hand: some pages add a `toJSON` to every object, which would spoil the body. A string on
 * its own is safe from it.
 */
function writeRequest({ message, guid }: SearchRequest): string {
  return `{"message":${JSON.stringify(plain(message))},"guid":${JSON.stringify(guid)}}`;
}

/** Control characters mean nothing in a message and take six bytes each; half a character is not text. */
function plain(message: string): string {
  return message
    .replaceAll(/\p{Control}+/gu, ' ')
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .trim();
}
