import { expect } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor, type AnyTransitionDefinition } from 'xstate';
import { chatMachine } from '../chat/chat.machine';
import type {
  ChatEmitted,
  ChatEvent,
  Conversation,
  ReaderRequest,
  SearchInput,
  SearchOutcome,
} from '../chat/chat.types';

/** How a search ends, in the machine's own words. */
export type SearchEnd =
  | { readonly type: 'xstate.done.actor.search'; readonly output: SearchOutcome }
  | { readonly type: 'xstate.error.actor.search'; readonly error: unknown };

export type HappeningEvent = ChatEvent | SearchEnd;

export const endsSearch = (event: HappeningEvent): event is SearchEnd => event.type.startsWith('xstate.');

interface Search {
  readonly message: string;
  readonly signal: AbortSignal;
  readonly settle: (end: SearchEnd) => void;
}

/** A conversation whose searches end when the test says so; new, or gone on with. */
export function converse(kept?: Conversation) {
  const searches: Search[] = [];
  const emitted: ChatEmitted[] = [];
  const asked: ReaderRequest[] = [];
  const taken = new Set<AnyTransitionDefinition>();
  const machine = chatMachine.provide({
    actors: {
      reader: fromCallback<ReaderRequest, readonly string[]>(({ input, receive }) => {
        asked.push(...input.map((message) => ({ type: 'read', message }) as const));
        receive((request) => asked.push(request));
      }),
      search: fromPromise<SearchOutcome, SearchInput>(
        ({ input: { message }, signal }) =>
          new Promise((resolve, reject) => {
            searches.push({
              message,
              signal,
              settle: (end) => ('output' in end ? resolve(end.output) : reject(new Error('unforeseen'))),
            });
          }),
      ),
    },
  });
  const chat = createActor(machine, {
    input: kept,
    inspect(inspected) {
      if (inspected.type !== '@xstate.microstep') return;
      // oxlint-disable-next-line no-underscore-dangle -- the library's name for the transitions of a step
      for (const step of inspected._transitions) taken.add(step);
    },
  });
  chat.on('*', (event) => emitted.push(event));
  // A fault of a search is told by the machine; nobody else is to hear of it.
  chat.subscribe({ error: () => expect.unreachable('the conversation broke') });
  chat.start();

  async function happen(event: HappeningEvent): Promise<void> {
    if (!endsSearch(event)) return chat.send(event);
    const before = searches.length;
    searches.at(-1)?.settle(event);
    // Over, or with the next search on its way.
    await waitFor(chat, (snapshot) => !snapshot.hasTag('busy') || searches.length > before);
  }
  return { machine, chat, searches, emitted, asked, taken, happen };
}
