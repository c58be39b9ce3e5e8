import {
  parseSuggestions,
  searchPath,
  worthShowing,
  type SearchRequest,
  type SearchSuggestion,
} from '@front-door/shared/contract/search';
import { failed, ok, type Result } from '@front-door/shared/result';
import { searchRequest } from './searchRequest';
import type { SearchFailure } from './search.types';

/** The longest answer that is read, in bytes; an honest one has a few hundred. */
export const longestAnswer = 500_000;

export interface SearchCall {
  /** Base of the search API. */
  readonly api: string;
  readonly request: SearchRequest;
  /** Sent as `Authorization: Bearer …`, if it fits there. */
  readonly token?: string | undefined;
  /** Makes the call in place of the page's `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Gives the search up, which has no end of its own. */
  readonly signal: AbortSignal;
}

/**
 * Asks the search what a message may be about (POST {api}/ai/search).
 *
 * @returns the suggestions worth showing, best first, or why there is no answer.
 */
export async function searchTreatments(call: SearchCall): Promise<Result<readonly SearchSuggestion[], SearchFailure>> {
  const { signal } = call;
  try {
    const response = await (call.fetch ?? fetch)(call.api.replace(/\/+$/, '') + searchPath, {
      ...searchRequest(call.token, writeRequest(call.request)),
      signal,
    });
    if (!response.ok) return failed({ kind: 'status', status: response.status });
    const answer = await readAnswer(response);
    if (answer === undefined) return failed({ kind: 'too-long' });
    const suggestions = parseSuggestions(JSON.parse(answer));
    return suggestions === undefined ? failed({ kind: 'not-a-list' }) : ok(worthShowing(suggestions));
  } catch (error) {
    if (signal.aborted) return failed({ kind: 'timeout' });
    return failed({ kind: error instanceof SyntaxError ? 'not-json' : 'network' });
  }
}

/** The text of an answer, or nothing where it is too long; the rest of that is not waited for. */
async function readAnswer(response: Response): Promise<string | undefined> {
  if (response.body === null) return '';
  // What pages put in the place of fetch may know no streams.
  if (typeof (response.body as typeof response.body | undefined)?.getReader !== 'function') {
    const text = await response.text();
    return text.length > longestAnswer ? undefined : text;
  }
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let length = 0; length <= longestAnswer;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return undefined;
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
