import { describe, expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { getShortestPaths, getStateNodes } from 'xstate/graph';
import { converse, endsSearch, type HappeningEvent } from '../testing/converse';
import { expectations, happenings, type Happening, type Situation } from '../testing/happenings';
import { begin } from './chat.changes';
import type { chatMachine } from './chat.machine';
import type { ChatEvent } from './chat.types';
import { readConversation, writeConversation } from './conversation';

/** Stories of what can happen; in each, everything happens in every kind of situation that it leads to. */
const stories: Readonly<Record<string, readonly Happening[]>> = {
  '[CH-13] [AF-18] the conversation does what it must when the visitor': [
    'types words',
    'types blanks',
    'sends',
    'is understood to be in danger',
    'is understood to be in no danger',
    'is not understood',
    'dismisses the notice',
    'selects an option',
    'asks for a consult',
    'gets suggestions',
    'gets nothing',
    'gets no answer',
    'runs into a fault',
  ],
  '[WX-11] [CH-13] [AF-18] the page has its say when the visitor': [
    'types words',
    'sends',
    'has the page fill the input',
    'has the page ask',
    'has the page ask nothing',
    'has the page begin anew',
    'gets suggestions',
    'gets no answer',
  ],
  '[WX-11] [CH-13] what was not seen is counted when the visitor': [
    'is shown the panel',
    'no longer sees the panel',
    'is understood to be in danger',
    'has the page ask',
    'has the page begin anew',
    'gets nothing',
    'gets no answer',
  ],
  '[WX-04] [CH-13] what was sent is known until it is read when the visitor': [
    'has the page ask',
    'has been read',
    'has the page begin anew',
    'gets nothing',
    'gets no answer',
  ],
  '[ES-04] [CH-13] the language is the visitor’s own to choose when the visitor': [
    'has the page ask',
    'has the page begin anew',
    'is understood to be in no danger',
    'goes on in Spanish',
    'gets suggestions',
  ],
};

const nameOf = (event: HappeningEvent) => {
  const [name] = Object.entries(happenings).find(([, candidate]) => candidate === event) ?? [];
  if (name === undefined) throw new Error('not a happening');
  return name as Happening;
};

/** Situations of one kind are worth one visit. */
function kindOf({ value, context }: SnapshotFrom<typeof chatMachine>): string {
  const { draft, notice, language, messages, failures, asked, prefilled, unread, isUnseen, toRead, isHinted } = context;
  const counts = [failures > 0, unread > 0, isUnseen, isHinted, Math.min(asked.length, 2), Math.min(toRead.length, 1)];
  return JSON.stringify([
    value,
    draft.trim() === '',
    notice?.kind,
    language,
    messages.map(({ kind }) => kind),
    counts,
    prefilled,
  ]);
}

/** The shortest way to each kind of situation of a story, and then each thing that may happen there. */
function walksOf(names: readonly Happening[]): readonly (readonly HappeningEvent[])[] {
  const events = names.map((name) => happenings[name]);
  return getShortestPaths(converse().machine, {
    events: events as unknown as ChatEvent[],
    serializeState: kindOf,
    stopWhen: ({ context }) => context.messages.length > 3,
  }).flatMap(({ steps, state }) => {
    // The first step is the machine's own start.
    const way = steps.slice(1).map(({ event }) => event as unknown as HappeningEvent);
    return events.filter((event) => state.hasTag('busy') || !endsSearch(event)).map((event) => way.concat(event));
  });
}

const situationOf = (snapshot: SnapshotFrom<typeof chatMachine>): Situation => ({
  context: snapshot.context,
  busy: snapshot.hasTag('busy'),
  shown: snapshot.matches({ panel: 'shown' }),
});

describe.each(Object.entries(stories))('%s', (_, names) => {
  const walks = walksOf(names).map((events) => [events.map(nameOf).join(', '), events] as const);

  test.each(walks)('%s', async (__, events) => {
    const { chat, happen, emitted, searches } = converse();
    let searching = 0;
    for (const event of events) {
      const before = situationOf(chat.getSnapshot());
      const { context, emits = [], ...expected } = expectations[nameOf(event)](before);
      emitted.length = 0;

      await happen(event);

      expect(situationOf(chat.getSnapshot())).toEqual({
        ...before,
        ...expected,
        context: { ...before.context, ...context },
      });
      expect(emitted).toEqual(emits);
      searching += emitted.filter(({ type }) => type === 'search').length;
      expect(searches).toHaveLength(searching);
    }

    // [WX-04] From here it can be gone on with, but for what was on its way.
    const { context } = chat.getSnapshot();
    const restored = converse(readConversation(JSON.parse(JSON.stringify(writeConversation(context)))));
    const { asked, failures, prefilled, ...rest } = restored.chat.getSnapshot().context;
    expect([asked, failures, prefilled, restored.searches]).toEqual([[], 0, undefined, []]);
    expect(restored.chat.getSnapshot().hasTag('busy')).toBe(false);
    const { messages, draft, treatmentOptions, notice, language, unread, isUnseen, toRead, isHinted } = context;
    expect(restored.asked).toEqual(toRead.map((message) => ({ type: 'read', message })));
    const last = messages.at(-1);
    const isPending = last?.kind === 'visitor';
    expect(rest).toEqual({
      messages: isPending ? messages.slice(0, -1) : messages,
      draft: isPending ? [last.text, draft].filter((text) => text.trim() !== '').join('\n') : draft,
      treatmentOptions,
      notice,
      language,
      unread,
      isUnseen,
      toRead,
      isHinted,
    });
  });
});

test('[CH-13] these walks, and going on with what was not seen, take every transition that the machine has', async () => {
  const all = new Set<string>();
  const walked = new Set<string>();
  const unseen = { ...begin(undefined), unread: 1 };
  const walks = Object.values(stories).flatMap(walksOf);
  for (const [kept, events] of [[unseen, []] as const, ...walks.map((way) => [undefined, way] as const)]) {
    const { machine, happen, taken } = converse(kept);
    for (const event of events) await happen(event);
    for (const node of getStateNodes(machine).concat(machine.root)) {
      for (const [type, definitions] of [...node.transitions, ['always', node.always ?? []] as const]) {
        for (const [index, definition] of definitions.entries()) {
          const name = `${node.id}: ${type} ${index}`;
          all.add(name);
          if (taken.has(definition)) walked.add(name);
        }
      }
    }
  }
  expect([...walked].sort()).toEqual([...all].sort());
  expect(all.size).toBeGreaterThan(20);
});
