import { fromPromise } from 'xstate';
import type { SearchInput, SearchOutcome } from './chat.types';

/**
 * Makes the actor that the conversation searches with.
 *
 * @param search asks for treatments; gives up when `signal` aborts, which it does when the conversation ends.
 */
export function searchActor(search: (message: string, signal: AbortSignal) => Promise<SearchOutcome>) {
  return fromPromise<SearchOutcome, SearchInput>(({ input, signal }) => search(input.message, signal));
}
