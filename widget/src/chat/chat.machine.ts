import { assign, emit, fromPromise, setup } from 'xstate';
import { readEmergency } from '../safety/readEmergency';
import type {
  ChatContext,
  ChatEmitted,
  ChatEvent,
  Message,
  SearchInput,
  SearchOutcome,
  TreatmentOption,
} from './chat.types';

const setUp = setup({
  types: {
    context: {} as ChatContext,
    events: {} as ChatEvent,
    emitted: {} as ChatEmitted,
    tags: {} as 'busy',
  },
  actors: {
    search: fromPromise<SearchOutcome, SearchInput>(() => Promise.reject(new Error('chat: no search was provided'))),
  },
  guards: {
    hasDraft: ({ context }) => context.draft.trim() !== '',
  },
  actions: {
    keepDraft: assign((_, { text }: { text: string }) => ({ draft: text })),
    /** The notice is there before the search is asked, whatever that answers; the page is not told of it. */
    say: assign(({ context }) => ({
      emergency: [...new Set([...context.emergency, ...readEmergency(context.draft).lines])],
      messages: [...context.messages, { kind: 'visitor', id: context.messages.length, text: context.draft.trim() }],
      draft: '',
    })),
    dismissNotice: assign({ emergency: [] }),
    /** The message was not answered: it is as if it had not been sent. The notice stays. */
    takeBack: assign(({ context }) => ({ messages: context.messages.slice(0, -1), draft: lastWords(context) })),
    tellFailure: emit({ type: 'error', code: 'search-failed' }),
    answer: assign(({ context }, { suggestions }: { suggestions: readonly Omit<TreatmentOption, 'reply'>[] }) => {
      const reply: Message = {
        kind: suggestions.length > 0 ? 'suggestions' : 'nothing-found',
        id: context.messages.length,
      };
      return {
        messages: [...context.messages, reply],
        treatmentOptions: [
          ...context.treatmentOptions,
          ...suggestions.map(({ name, path }) => ({ reply: reply.id, name, path })),
        ],
      };
    }),
  },
});

/** What the visitor said last. */
function lastWords({ messages }: ChatContext): string {
  const last = messages.at(-1);
  return last?.kind === 'visitor' ? last.text : '';
}

/**
 * The conversation. It is handed its search: `chatMachine.provide({ actors: { search } })`.
 *
 * A message is sent once at a time. A search that fails puts the words back into the input.
 */
export const chatMachine = setUp.createMachine({
  id: 'chat',
  context: { messages: [{ kind: 'greeting', id: 0 }], treatmentOptions: [], emergency: [], draft: '' },
  on: {
    select: { actions: emit(({ event }) => ({ type: 'select', path: event.path })) },
    consult: { actions: emit({ type: 'consult' }) },
    dismiss: { actions: 'dismissNotice' },
  },
  initial: 'ready',
  states: {
    ready: {
      on: {
        type: { actions: { type: 'keepDraft', params: ({ event }) => ({ text: event.text }) } },
        send: { guard: 'hasDraft', target: 'searching' },
      },
    },
    searching: {
      tags: 'busy',
      entry: ['say', emit({ type: 'search' })],
      invoke: {
        id: 'search',
        src: 'search',
        input: ({ context }) => ({ message: lastWords(context) }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'failed',
            target: 'ready',
            actions: ['takeBack', 'tellFailure'],
          },
          {
            target: 'ready',
            actions: [
              { type: 'answer', params: ({ event }) => ({ suggestions: suggestionsOf(event.output) }) },
              emit(({ event }) => ({
                type: 'suggestions',
                paths: suggestionsOf(event.output).map(({ path }) => path),
              })),
            ],
          },
        ],
        // Not foreseen, yet no reason to lose the visitor's words.
        onError: { target: 'ready', actions: ['takeBack', 'tellFailure'] },
      },
    },
  },
});

function suggestionsOf(outcome: SearchOutcome): readonly { readonly name: string; readonly path: string }[] {
  return outcome.kind === 'ok' ? outcome.value : [];
}
