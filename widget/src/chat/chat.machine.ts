import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type {
  ChatContext,
  ChatEmitted,
  ChatEvent,
  EmergencyReading,
  Message,
  Notice,
  ReaderRequest,
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
    reader: fromCallback<ReaderRequest>(() => {
      throw new Error('chat: no reader was provided');
    }),
    search: fromPromise<SearchOutcome, SearchInput>(() => Promise.reject(new Error('chat: no search was provided'))),
  },
  guards: {
    hasDraft: ({ context }) => context.draft.trim() !== '',
  },
  actions: {
    keepDraft: assign((_, { text }: { text: string }) => ({ draft: text })),
    prepareReader: sendTo('reader', { type: 'prepare' }),
    say: assign(({ context }) => ({
      messages: [...context.messages, { kind: 'visitor', id: context.messages.length, text: context.draft.trim() }],
      draft: '',
    })),
    /** Reader and search don't wait for each other; the page is told of the search alone. */
    readLast: sendTo('reader', ({ context }) => ({ type: 'read', message: lastWords(context) })),
    warn: assign(({ context }, { reading }: { reading: EmergencyReading }) => ({
      notice: noticeAfter(context.notice, reading),
    })),
    /** Not silently nothing, lest somebody take it for all clear. */
    hint: assign(({ context }) => ({ notice: context.notice ?? ({ kind: 'unread' } as const) })),
    dismissNotice: assign({ notice: undefined }),
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

/**
 * A notice gathers lines, and languages with them. A hint that a message could not be read gives way to what was read
 * after all: the reader then reads every message that waits for it.
 */
function noticeAfter(notice: Notice | undefined, { lines, language }: EmergencyReading): Notice | undefined {
  const before = notice?.kind === 'emergency' ? notice : undefined;
  if (lines.length === 0) return before;
  return {
    kind: 'emergency',
    lines: [...new Set([...(before?.lines ?? []), ...lines])],
    language: before === undefined || before.language === language ? language : 'both',
  };
}

/** What the visitor said last. */
function lastWords({ messages }: ChatContext): string {
  const last = messages.at(-1);
  return last?.kind === 'visitor' ? last.text : '';
}

/**
 * The conversation. It is handed its search and its reader: `chatMachine.provide({ actors: { search, reader } })`.
 *
 * A message is sent once at a time. A search that fails puts the words back into the input.
 */
export const chatMachine = setUp.createMachine({
  id: 'chat',
  context: { messages: [{ kind: 'greeting', id: 0 }], treatmentOptions: [], notice: undefined, draft: '' },
  invoke: { id: 'reader', src: 'reader' },
  on: {
    select: { actions: emit(({ event }) => ({ type: 'select', path: event.path })) },
    consult: { actions: emit({ type: 'consult' }) },
    understood: { actions: { type: 'warn', params: ({ event }) => ({ reading: event.reading }) } },
    unread: { actions: 'hint' },
    dismiss: { actions: 'dismissNotice' },
  },
  initial: 'ready',
  states: {
    ready: {
      on: {
        type: { actions: [{ type: 'keepDraft', params: ({ event }) => ({ text: event.text }) }, 'prepareReader'] },
        send: { guard: 'hasDraft', target: 'searching' },
      },
    },
    searching: {
      tags: 'busy',
      entry: ['say', 'readLast', emit({ type: 'search' })],
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
