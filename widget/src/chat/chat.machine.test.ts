import { describe, expect, test } from 'vitest';
import {
  createActor,
  fromCallback,
  fromPromise,
  waitFor,
  type AnyTransitionDefinition,
  type SnapshotFrom,
} from 'xstate';
import { getShortestPaths, getStateNodes } from 'xstate/graph';
import type { MessageLanguage } from '@front-door/shared/reading/language';
import { failed, ok } from '@front-door/shared/result';
import type { EmergencyLine } from '../safety/emergency.types';
import { chatMachine } from './chat.machine';
import type { ChatContext, ChatEmitted, ChatEvent, ReaderRequest, SearchInput, SearchOutcome } from './chat.types';

const rash = { name: 'Rash', path: 'rash', score: 0.9 };
const acne = { name: 'Acne', path: 'acne', score: 0.5 };

/** How a search ends, in the machine's own words. */
type SearchEnd =
  | { readonly type: 'xstate.done.actor.search'; readonly output: SearchOutcome }
  | { readonly type: 'xstate.error.actor.search'; readonly error: unknown };

/** Everything that can happen to a conversation. */
const happenings = {
  'types words': { type: 'type', text: ' itchy skin ' },
  'types blanks': { type: 'type', text: '  ' },
  sends: { type: 'send' },
  'is understood to be in danger': { type: 'understood', reading: { lines: ['911'], language: 'en' } },
  'is understood to be in no danger': { type: 'understood', reading: { lines: [], language: 'en' } },
  'is not understood': { type: 'notUnderstood' },
  'dismisses the notice': { type: 'dismiss' },
  'selects an option': { type: 'select', path: 'rash' },
  'asks for a consult': { type: 'consult' },
  'gets suggestions': { type: 'xstate.done.actor.search', output: ok([rash, acne]) },
  'gets nothing': { type: 'xstate.done.actor.search', output: ok([]) },
  'gets no answer': { type: 'xstate.done.actor.search', output: failed({ kind: 'status', status: 500 }) },
  'runs into a fault': { type: 'xstate.error.actor.search', error: new Error('unforeseen') },
} as const satisfies Record<string, ChatEvent | SearchEnd>;

type Happening = keyof typeof happenings;
type HappeningEvent = ChatEvent | SearchEnd;

const endsSearch = (event: HappeningEvent): event is SearchEnd => event.type.startsWith('xstate.');
const nameOf = (event: unknown) => {
  const [name] = Object.entries(happenings).find(([, candidate]) => candidate === event) ?? [];
  if (name === undefined) throw new Error('not a happening');
  return name as Happening;
};

/** A conversation whose searches end when the test says so. */
function converse() {
  const searches: { message: string; settle: (end: SearchEnd) => void }[] = [];
  const emitted: ChatEmitted[] = [];
  const asked: ReaderRequest[] = [];
  const taken = new Set<AnyTransitionDefinition>();
  const machine = chatMachine.provide({
    actors: {
      reader: fromCallback<ReaderRequest>(({ receive }) => receive((request) => asked.push(request))),
      search: fromPromise<SearchOutcome, SearchInput>(
        ({ input: { message } }) =>
          new Promise((resolve, reject) => {
            searches.push({
              message,
              settle: (end) => ('output' in end ? resolve(end.output) : reject(new Error('unforeseen'))),
            });
          }),
      ),
    },
  });
  const chat = createActor(machine, {
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
    searches.at(-1)?.settle(event);
    await waitFor(chat, (snapshot) => !snapshot.hasTag('busy'));
  }
  return { machine, chat, searches, emitted, asked, taken, happen };
}

/** What each happening must do, by the specification. `before` is the context before it. */
const expectations: Record<
  Happening,
  (before: ChatContext, busy: boolean) => { context: object; busy: boolean; emits: object[] }
> = {
  'types words': (before, busy) => ({ context: busy ? before : { ...before, draft: ' itchy skin ' }, busy, emits: [] }),
  'types blanks': (before, busy) => ({ context: busy ? before : { ...before, draft: '  ' }, busy, emits: [] }),
  sends: (before, busy) =>
    busy || before.draft.trim() === ''
      ? { context: before, busy, emits: [] }
      : {
          context: {
            ...before,
            draft: '',
            messages: [...before.messages, visitor(before)],
          },
          busy: true,
          emits: [{ type: 'search' }],
        },
  'is understood to be in danger': (before, busy) => ({
    context: { ...before, notice: { kind: 'emergency', lines: ['911'], language: 'en' } },
    busy,
    emits: [],
  }),
  'is understood to be in no danger': (before, busy) => ({
    context: { ...before, notice: before.notice?.kind === 'unread' ? undefined : before.notice },
    busy,
    emits: [],
  }),
  'is not understood': (before, busy) => ({
    context: { ...before, notice: before.notice ?? { kind: 'unread' } },
    busy,
    emits: [],
  }),
  'dismisses the notice': (before, busy) => ({ context: { ...before, notice: undefined }, busy, emits: [] }),
  'selects an option': (before, busy) => ({ context: before, busy, emits: [{ type: 'select', path: 'rash' }] }),
  'asks for a consult': (before, busy) => ({ context: before, busy, emits: [{ type: 'consult' }] }),
  'gets suggestions': (before) => {
    const reply = before.messages.length;
    return {
      context: {
        ...before,
        messages: [...before.messages, { kind: 'suggestions', id: reply }],
        treatmentOptions: [
          ...before.treatmentOptions,
          { reply, name: 'Rash', path: 'rash' },
          { reply, name: 'Acne', path: 'acne' },
        ],
      },
      busy: false,
      emits: [{ type: 'suggestions', paths: ['rash', 'acne'] }],
    };
  },
  'gets nothing': (before) => ({
    context: { ...before, messages: [...before.messages, { kind: 'nothing-found', id: before.messages.length }] },
    busy: false,
    emits: [{ type: 'suggestions', paths: [] }],
  }),
  'gets no answer': takenBack,
  'runs into a fault': takenBack,
};

function visitor({ messages, draft }: ChatContext) {
  return { kind: 'visitor', id: messages.length, text: draft.trim() };
}

function takenBack(before: ChatContext) {
  const last = before.messages.at(-1);
  return {
    context: { ...before, messages: before.messages.slice(0, -1), draft: last?.kind === 'visitor' ? last.text : '' },
    busy: false,
    emits: [{ type: 'error', code: 'search-failed' }],
  };
}

/** Situations of one kind are worth one visit. */
function kindOf({ value, context }: SnapshotFrom<typeof chatMachine>): string {
  const { draft, notice, messages } = context;
  return JSON.stringify([value, draft.trim() === '', notice?.kind, messages.map(({ kind }) => kind)]);
}

/**
 * The shortest way to each kind of situation: idle or searching, with or without words in the input, with or
 * without the notice, after each sort of reply.
 */
function situations() {
  return getShortestPaths(chatMachine, {
    events: Object.values(happenings) as unknown as ChatEvent[],
    serializeState: kindOf,
    stopWhen: ({ context }) => context.messages.length > 3,
  }).map(({ steps, state }) => ({
    // The first step is the machine's own start.
    events: steps.slice(1).map(({ event }) => event as unknown as HappeningEvent),
    busy: state.hasTag('busy'),
  }));
}

const walks = situations().flatMap(({ events, busy }) =>
  Object.values(happenings)
    .filter((event) => busy || !endsSearch(event))
    .map((event) => events.concat(event)),
);
const described = walks.map((events) => [events.map(nameOf).join(', '), events] as const);

describe('[CH-13] the conversation does what it must when the visitor', () => {
  test.each(described)('%s', async (_, events) => {
    const { chat, happen, emitted, searches } = converse();
    let searching = 0;
    for (const event of events) {
      const before = chat.getSnapshot();
      const expected = expectations[nameOf(event)](before.context, before.hasTag('busy'));
      emitted.length = 0;

      await happen(event);

      expect(chat.getSnapshot().context).toEqual(expected.context);
      expect(chat.getSnapshot().hasTag('busy')).toBe(expected.busy);
      expect(emitted).toEqual(expected.emits);
      searching += emitted.filter(({ type }) => type === 'search').length;
      expect(searches).toHaveLength(searching);
    }
  });
});

test('[CH-13] these walks take every transition that the machine has', async () => {
  const all = new Set<string>();
  const walked = new Set<string>();
  for (const events of walks) {
    const { machine, happen, taken } = converse();
    for (const event of events) await happen(event);
    for (const node of getStateNodes(machine).concat(machine.root)) {
      for (const [type, definitions] of node.transitions) {
        for (const [index, definition] of definitions.entries()) {
          const name = `${node.id}: ${type} ${index}`;
          all.add(name);
          if (taken.has(definition)) walked.add(name);
        }
      }
    }
  }
  expect([...walked].sort()).toEqual([...all].sort());
  expect(all.size).toBeGreaterThan(5);
});

const understood = (lines: readonly EmergencyLine[], language: MessageLanguage) =>
  ({ type: 'understood', reading: { lines, language } }) as const;

describe('[WE-09] the notice', () => {
  test('gathers lines and languages, outlasts what the search answers, and comes back after it was dismissed', async () => {
    const { chat, happen } = converse();
    const notice = () => chat.getSnapshot().context.notice;
    await happen(happenings['types words']);
    await happen(happenings.sends);
    await happen(understood(['911'], 'en'));
    await happen(happenings['gets suggestions']);
    await happen(understood(['988', '911'], 'en'));
    expect(notice()).toEqual({ kind: 'emergency', lines: ['911', '988'], language: 'en' });
    await happen(understood(['988'], 'es'));
    expect(notice()).toMatchObject({ language: 'both' });
    await happen(happenings['is not understood']);
    expect(notice()).toMatchObject({ lines: ['911', '988'] });
    await happen(happenings['dismisses the notice']);
    await happen(understood([], 'en'));
    expect(notice()).toBeUndefined();
    await happen(understood(['988'], 'es'));
    expect(notice()).toEqual({ kind: 'emergency', lines: ['988'], language: 'es' });
  });

  test('is read for each message as it is sent, also for one that is taken back; the reader is wanted from the first letter', async () => {
    const { asked, happen } = converse();
    expect(asked).toEqual([]);
    await happen(happenings['types words']);
    expect(asked).toEqual([{ type: 'prepare' }]);
    await happen(happenings.sends);
    await happen(happenings['gets no answer']);
    await happen(happenings.sends);
    const read = { type: 'read', message: 'itchy skin' };
    expect(asked).toEqual([{ type: 'prepare' }, read, read]);
  });
});
