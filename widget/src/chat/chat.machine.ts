import { assign, emit, raise, sendTo, setup } from 'xstate';
import type { Language } from '@front-door/shared/language';
import { limitDraft } from './draftLimit';
import {
  answered,
  begin,
  fresh,
  lastWords,
  mostAsked,
  noticeAfter,
  said,
  suggestionsOf,
  takenBack,
  unreadOf,
} from './chat.changes';
import type { readerActor, searchActor } from './chat.actors';
import type { ChatContext, ChatEmitted, ChatEvent, Conversation, EmergencyReading, SearchOutcome } from './chat.types';

interface Text {
  readonly text: string;
}
interface Path {
  readonly path: string;
}
interface Reading {
  readonly reading: EmergencyReading;
}
interface Read {
  readonly message: string;
}
interface Chosen {
  readonly language: Language | undefined;
}
interface Outcome {
  readonly outcome: SearchOutcome;
}

const isBlank = (text: string) => text.trim() === '';

const setUp = setup({
  types: {
    context: {} as ChatContext,
    events: {} as ChatEvent,
    emitted: {} as ChatEmitted,
    input: {} as Conversation | undefined,
    tags: {} as 'busy',
  },
  // Whoever begins a conversation provides them.
  actors: {} as { reader: ReturnType<typeof readerActor>; search: ReturnType<typeof searchActor> },
  guards: {
    hasDraft: ({ context }) => !isBlank(context.draft),
    hasWords: (_, { text }: Text) => !isBlank(text),
    mayWait: ({ context }, { text }: Text) => !isBlank(text) && context.asked.length < mostAsked,
    isAsked: ({ context }) => context.asked.length > 0,
    searchFailed: (_, { outcome }: Outcome) => outcome.kind === 'failed',
    hasUnread: ({ context }) => unreadOf(context) > 0,
    isUrgent: (_, { reading }: Reading) => reading.lines.length > 0,
    hasHint: ({ context }) => context.notice?.kind === 'unread',
    needsNoHint: ({ context }) => context.notice !== undefined || context.isHinted,
    wasUnseen: ({ context }) => context.isUnseen,
  },
  actions: {
    keepDraft: assign((_, { text }: Text) => ({ draft: limitDraft(text) })),
    prepareReader: sendTo('reader', { type: 'prepare' }),
    sayDraft: assign(({ context }) => ({ ...said(context, context.draft), draft: '', failures: 0 })),
    sayAsked: assign(({ context }, { text }: Text) => ({ ...said(context, limitDraft(text)), failures: 0 })),
    keepAsked: assign(({ context }, { text }: Text) => ({ asked: [...context.asked, limitDraft(text)] })),
    /** A failure before it is still told: the visitor has not sent these words. */
    sayFirstAsked: assign(({ context }) => ({
      ...said(context, context.asked[0] ?? ''),
      asked: context.asked.slice(1),
    })),
    keepPrefill: assign((_, { text }: Text) => ({ prefilled: limitDraft(text) })),
    usePrefill: assign(({ context }) => ({ draft: context.prefilled ?? context.draft, prefilled: undefined })),
    /** Reader and search don't wait for each other; the page is told of the search alone. */
    readLast: sendTo('reader', ({ context }) => ({ type: 'read', message: lastWords(context) })),
    answer: assign(({ context }, { outcome }: Outcome) => answered(context, suggestionsOf(outcome))),
    noteReply: raise({ type: 'replied' }),
    noteNotice: raise({ type: 'noticed' }),
    noteWithdrawn: raise({ type: 'withdrawn' }),
    takeBack: assign(({ context }) => takenBack(context)),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    beginAnew: assign(fresh),
    warn: assign(({ context }, { reading }: Reading) => ({ notice: noticeAfter(context.notice, reading) })),
    noteLanguage: assign((_, { reading }: Reading) => ({ written: reading.language })),
    speak: assign((_, { language }: Chosen) => ({ language })),
    /** Not silently nothing, lest somebody take it for all clear. */
    hint: assign({ notice: { kind: 'unread' } as const, isHinted: true }),
    dismissNotice: assign({ notice: undefined }),
    /** What is read need not be read once more where the conversation goes on in another frame. */
    noteRead: assign(({ context }, { message }: Read) => ({
      toRead: context.toRead.filter((text) => text !== message),
    })),
    noteUnseen: assign({ isUnseen: true }),
    countUnread: assign(({ context }) => ({ unread: context.unread + 1 })),
    countNone: assign({ unread: 0, isUnseen: false }),
    tellSearch: emit({ type: 'search' }),
    tellSuggestions: emit((_, { outcome }: Outcome) => ({
      type: 'suggestions' as const,
      paths: suggestionsOf(outcome).map(({ path }) => path),
    })),
    tellFailure: emit({ type: 'error', code: 'search-failed' }),
    tellSelect: emit((_, { path }: Path) => ({ type: 'select' as const, path })),
    tellConsult: emit({ type: 'consult' }),
    tellUnread: emit(({ context }) => ({ type: 'unread' as const, count: unreadOf(context) })),
  },
});

/** What an event hands to guards and actions. */
const textOf = ({ event }: { event: Text }): Text => ({ text: event.text });
const pathOf = ({ event }: { event: Path }): Path => ({ path: event.path });
const readingOf = ({ event }: { event: Reading }): Reading => ({ reading: event.reading });
const messageOf = ({ event }: { event: Read }): Read => ({ message: event.message });
const languageOf = ({ event }: { event: Chosen }): Chosen => ({ language: event.language });
const outcomeOf = ({ event }: { event: { output: SearchOutcome } }): Outcome => ({ outcome: event.output });

/** What is said and answered: one message at a time. */
const conversation = setUp.createStateConfig({
  initial: 'ready',
  on: { reset: { target: '.ready', actions: 'beginAnew' } },
  states: {
    ready: {
      on: {
        type: { actions: [{ type: 'keepDraft', params: textOf }, 'prepareReader'] },
        prefill: { actions: [{ type: 'keepDraft', params: textOf }, 'prepareReader'] },
        send: { guard: 'hasDraft', target: 'searching', actions: 'sayDraft' },
        ask: {
          guard: { type: 'hasWords', params: textOf },
          target: 'searching',
          actions: { type: 'sayAsked', params: textOf },
        },
      },
    },
    searching: {
      tags: 'busy',
      entry: ['readLast', 'tellSearch'],
      invoke: {
        id: 'search',
        src: 'search',
        input: ({ context }) => ({ message: lastWords(context) }),
        onDone: [
          {
            guard: { type: 'searchFailed', params: outcomeOf },
            target: 'searched',
            actions: ['takeBack', 'countFailure', 'tellFailure'],
          },
          {
            target: 'searched',
            actions: [
              { type: 'answer', params: outcomeOf },
              { type: 'tellSuggestions', params: outcomeOf },
              'noteReply',
            ],
          },
        ],
        // Not foreseen, yet no reason to lose the visitor's words.
        onError: { target: 'searched', actions: ['takeBack', 'countFailure', 'tellFailure'] },
      },
      on: {
        prefill: { actions: { type: 'keepPrefill', params: textOf } },
        ask: { guard: { type: 'mayWait', params: textOf }, actions: { type: 'keepAsked', params: textOf } },
      },
    },
    /** For no time: what the page asked meanwhile comes next. */
    searched: {
      always: [
        { guard: 'isAsked', target: 'searching', actions: 'sayFirstAsked' },
        { target: 'ready', actions: 'usePrefill' },
      ],
    },
  },
});

/** Whether the visitor sees what is answered. */
const panel = setUp.createStateConfig({
  initial: 'restored',
  states: {
    /** For no time: a conversation that is gone on with may have replies that nobody has seen. */
    restored: { always: [{ guard: 'hasUnread', target: 'hidden', actions: 'tellUnread' }, { target: 'hidden' }] },
    hidden: {
      on: {
        replied: { actions: ['countUnread', 'tellUnread'] },
        noticed: { actions: ['noteUnseen', 'tellUnread'] },
        withdrawn: { guard: 'wasUnseen', actions: 'tellUnread' },
        reset: { guard: 'hasUnread', actions: 'tellUnread' },
        shown: [{ guard: 'hasUnread', target: 'shown', actions: ['countNone', 'tellUnread'] }, { target: 'shown' }],
      },
    },
    shown: { on: { hidden: 'hidden' } },
  },
});

/**
 * The conversation. It is handed its search and its reader: `chatMachine.provide({ actors: { search, reader } })`, and as
 * `input` what {@link readConversation} read, where it goes on with one.
 *
 * Whether an `ask` is taken tells `getSnapshot().can({ type: 'ask', text })`.
 */
export const chatMachine = setUp.createMachine({
  id: 'chat',
  context: ({ input }) => begin(input),
  invoke: { id: 'reader', src: 'reader', input: ({ context }) => context.toRead },
  on: {
    select: { actions: { type: 'tellSelect', params: pathOf } },
    consult: { actions: 'tellConsult' },
    understood: [
      {
        guard: { type: 'isUrgent', params: readingOf },
        actions: [{ type: 'warn', params: readingOf }, { type: 'noteLanguage', params: readingOf }, 'noteNotice'],
      },
      {
        guard: 'hasHint',
        actions: [{ type: 'warn', params: readingOf }, { type: 'noteLanguage', params: readingOf }, 'noteWithdrawn'],
      },
      { actions: { type: 'noteLanguage', params: readingOf } },
    ],
    notUnderstood: [{ guard: 'needsNoHint' }, { actions: ['hint', 'noteNotice'] }],
    wasRead: { actions: { type: 'noteRead', params: messageOf } },
    dismiss: { actions: 'dismissNotice' },
    speak: { actions: { type: 'speak', params: languageOf } },
  },
  type: 'parallel',
  states: { conversation, panel },
});
