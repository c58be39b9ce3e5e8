import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestMessage } from '@front-door/shared/contract/search';
import { begin } from './chat.changes';
import type { Conversation, Message, Notice } from './chat.types';
import { mostMessages, readConversation, writeConversation } from './conversation';

const carried = (conversation: Conversation): unknown => JSON.parse(JSON.stringify(writeConversation(conversation)));

const text = fc.string({ maxLength: longestMessage, unit: 'grapheme' }).filter((made) => made.length <= longestMessage);
const option = fc.record({
  name: fc.string({ minLength: 1, maxLength: 120 }).filter((name) => name.trim() !== ''),
  path: fc.stringMatching(/^[a-z\d]{1,9}(?:-[a-z\d]{1,9}){0,2}$/),
});
const notice = fc.option(
  fc.oneof(
    fc.constant<Notice>({ kind: 'unread' }),
    fc.record({
      kind: fc.constant('emergency' as const),
      lines: fc.uniqueArray(fc.constantFrom('911', '988', 'poison-help'), { minLength: 1 }),
      language: fc.constantFrom('en', 'es', 'both'),
    }),
  ),
  { nil: undefined },
);
const turn = fc.record({
  said: text.filter((said) => said.trim() !== ''),
  options: fc.array(option, { maxLength: 3 }),
});

/** A conversation of so many turns, with or without a message that is not answered yet. */
const conversations = (mostTurns: number): fc.Arbitrary<Conversation> =>
  fc
    .record({
      turns: fc.array(turn, { maxLength: mostTurns }),
      pending: fc.boolean(),
      notice,
      language: fc.option(fc.constantFrom('en', 'es'), { nil: undefined }),
      draft: text,
      unread: fc.nat({ max: 5 }),
      isUnseen: fc.boolean(),
      toRead: fc.array(text, { maxLength: 3 }),
      isHinted: fc.boolean(),
    })
    .map(({ turns, pending, ...rest }) => {
      const messages: Message[] = [{ kind: 'greeting', id: 0 }];
      const treatmentOptions = turns.flatMap(({ said, options }) => {
        messages.push({ kind: 'visitor', id: messages.length, text: said });
        const reply = messages.length;
        messages.push({ kind: options.length > 0 ? 'suggestions' : 'nothing-found', id: reply });
        return options.map((made) => ({ reply, ...made }));
      });
      if (pending) messages.push({ kind: 'visitor', id: messages.length, text: 'itchy' });
      return Object.assign(rest, { messages, treatmentOptions });
    });

/** Every place in a value that JSON can carry: what it is in, and its key there. */
function placesIn(node: unknown): [object, string][] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) => [[node, key] as [object, string]].concat(placesIn(child)));
}

describe('[WX-04] a conversation that is kept', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(conversations(8), (conversation) => {
        expect(readConversation(carried(conversation))).toEqual(conversation);
      }),
    );
  });

  test('is none where the value is something else', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readConversation(value)).toBeUndefined();
      }),
    );
  });

  test('is read whole or not at all: one wrong value anywhere spoils it', () => {
    const wrongs = [null, -1, 0.5, 10_000, '', ' '.repeat(longestMessage + 1), [null], { id: 'x' }];
    fc.assert(
      // Every place with every wrong value, for a fault in one place is rarely met by chance.
      fc.property(conversations(2), (conversation) => {
        const written = carried(conversation);
        for (const [node, key] of placesIn(written)) {
          const right: unknown = Reflect.get(node, key);
          for (const wrong of wrongs) {
            Reflect.set(node, key, wrong);
            // What is as good as before, such as an empty input, is kept; nothing that was not written is.
            const read = readConversation(written);
            expect([undefined, JSON.stringify(written)]).toContain(read && JSON.stringify(writeConversation(read)));
          }
          Reflect.set(node, key, right);
        }
      }),
      { numRuns: 30 },
    );
  });

  const one = carried(begin(undefined)) as Record<string, unknown>;
  const greeting = { kind: 'greeting', id: 0 };
  test.each<[string, object]>([
    ['no greeting', { messages: [] }],
    ['a message without words', { messages: [greeting, { kind: 'visitor', id: 1, text: ' ' }] }],
    ['words without end', { messages: [greeting, { kind: 'visitor', id: 1, text: 'a'.repeat(longestMessage + 1) }] }],
    ['a second greeting', { messages: [greeting, { kind: 'greeting', id: 1 }] }],
    ['a number that is not its place', { messages: [greeting, { kind: 'nothing-found', id: 2 }] }],
    ['an unknown kind', { messages: [greeting, { kind: 'toString', id: 1 }] }],
    ['a gap', { messages: Object.assign([greeting], { length: 3 }) }],
    ['far too many messages', { messages: Object.assign([greeting], { length: 4e9 }) }],
    ['an option without its reply', { treatmentOptions: [{ reply: 0, name: 'Rash', path: 'rash' }] }],
    [
      'an option that leads elsewhere',
      {
        messages: [greeting, { kind: 'suggestions', id: 1 }],
        treatmentOptions: [{ reply: 1, name: 'Rash', path: '//evil.example' }],
      },
    ],
    ['a notice of no line', { notice: { kind: 'emergency', lines: [], language: 'en' } }],
    ['a notice of an unknown line', { notice: { kind: 'emergency', lines: ['900'], language: 'en' } }],
    ['a notice in an unknown language', { notice: { kind: 'emergency', lines: ['911'], language: 'fr' } }],
    ['an unknown language to go on in', { language: 'fr' }],
    ['half a reply unread', { unread: 0.5 }],
    ['a notice that is unseen by a number', { isUnseen: 1 }],
    ['words to be read that are none', { toRead: [7] }],
    ['a hint by a number', { isHinted: 1 }],
    ['nothing where words to be read belong', { toRead: null }],
    ['nothing where it is said whether the notice was seen', { isUnseen: null }],
    ['far too many words to be read', { toRead: Array.from({ length: mostMessages + 1 }, () => 'words') }],
    ['a draft that does not fit', { draft: 'a'.repeat(longestMessage + 1) }],
  ])('is none with %s', (_, change) => {
    expect(readConversation(one)).toBeDefined();
    expect(readConversation({ ...one, ...change })).toBeUndefined();
  });

  test.each([
    [0, false],
    [2, true],
  ])(
    'of before the notice was told from replies, with %d unread, is read: the notice may be unseen',
    (unread, isUnseen) => {
      const before = { ...one, unread, isUnseen: undefined, toRead: undefined, isHinted: undefined };
      expect(readConversation(before)).toMatchObject({ unread, isUnseen, toRead: [], isHinted: false });
    },
  );

  test('[EM-06] keeps no more to be read than it can read', () => {
    const toRead = Array.from({ length: 300 }, (_, index) => `words ${index}`);
    expect(readConversation(carried({ ...begin(undefined), toRead }))?.toRead.at(-1)).toBe('words 299');
  });

  test('that has become very long is kept without its beginning', () => {
    const messages = Array.from({ length: 300 }, (_, turns): Message[] => [
      { kind: 'visitor', id: 2 * turns + 1, text: `words ${turns}` },
      { kind: 'suggestions', id: 2 * turns + 2 },
    ]).flat();
    const treatmentOptions = messages
      .filter(({ kind }) => kind === 'suggestions')
      .map(({ id }) => ({ reply: id, name: 'Rash', path: `rash-${id / 2 - 1}` }));
    const long = {
      ...begin(undefined),
      messages: [{ kind: 'greeting', id: 0 } as const, ...messages],
      treatmentOptions,
    };
    const pending = { ...long, messages: [...long.messages, { kind: 'visitor', id: 601, text: 'words 300' } as const] };
    for (const [kept, newest] of [
      [readConversation(carried(long)), 'words 299'],
      [readConversation(carried(pending)), 'words 300'],
    ] as const) {
      expect(kept?.messages.length).toBeGreaterThan(mostMessages - 2);
      expect(kept?.messages[0]).toEqual({ kind: 'greeting', id: 0 });
      expect(kept?.messages.findLast(({ kind }) => kind === 'visitor')).toMatchObject({ text: newest });
      const [first, reply] = kept?.messages.slice(1) ?? [];
      const turns = first?.kind === 'visitor' ? first.text.slice('words '.length) : 'none';
      expect(kept?.treatmentOptions[0]).toEqual({ reply: reply?.id, name: 'Rash', path: `rash-${turns}` });
    }
  });
});
