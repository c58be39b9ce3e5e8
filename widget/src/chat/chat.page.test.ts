import { describe, expect, test } from 'vitest';
import { longestMessage } from '@front-door/shared/contract/search';
import { converse } from '../testing/converse';
import { happenings } from '../testing/happenings';
import { mostAsked } from './chat.changes';
import { readConversation, writeConversation } from './conversation';

const long = 'a'.repeat(3 * longestMessage);

describe('[WX-11] what the page asks', () => {
  test('is sent one after the other, as many as may wait; whether one is taken can be known before', async () => {
    const { chat, happen, searches } = converse();
    const taken: boolean[] = [];
    for (let number = 0; number < mostAsked + 3; number += 1) {
      const event = { type: 'ask', text: `question ${number}` } as const;
      taken.push(chat.getSnapshot().can(event));
      chat.send(event);
    }
    expect(taken).toEqual([...Array.from({ length: mostAsked + 1 }, () => true), false, false]);
    expect(chat.getSnapshot().can({ type: 'ask', text: ' ' })).toBe(false);
    for (let number = 0; number <= mostAsked; number += 1) await happen(happenings['gets nothing']);
    expect(searches.map(({ message }) => message)).toEqual([0, 1, 2, 3, 4, 5].map((number) => `question ${number}`));
    expect(chat.getSnapshot().hasTag('busy')).toBe(false);
  });

  test('is read for emergencies, and is no longer than what is typed', async () => {
    const { chat, happen, asked, searches } = converse();
    await happen({ type: 'ask', text: long });
    await happen({ type: 'ask', text: long });
    await happen(happenings['gets nothing']);
    expect(searches.map(({ message }) => message.length)).toEqual([longestMessage, longestMessage]);
    expect(asked.map((request) => request.type)).toEqual(['read', 'read']);
    await happen({ type: 'prefill', text: long });
    await happen(happenings['gets nothing']);
    await happen({ type: 'prefill', text: long });
    expect(chat.getSnapshot().context.draft).toHaveLength(longestMessage);
  });

  test("[CH-11] leaves the visitor's own words where they are, and stands before them where it fails", async () => {
    const { chat, happen } = converse();
    const draft = () => chat.getSnapshot().context.draft;
    await happen({ type: 'type', text: 'my knee' });
    await happen({ type: 'ask', text: 'sore throat' });
    expect(draft()).toBe('my knee');
    await happen(happenings['gets no answer']);
    expect(draft()).toBe('sore throat\nmy knee');
  });

  test('[AF-18] a failure is told until the visitor sends again, also while the page goes on asking', async () => {
    const { chat, happen } = converse();
    const failures = () => chat.getSnapshot().context.failures;
    await happen(happenings['types words']);
    await happen(happenings.sends);
    await happen(happenings['has the page ask']);
    await happen(happenings['gets no answer']);
    expect(failures()).toBe(1);
    await happen(happenings['gets no answer']);
    expect(failures()).toBe(2);
    await happen(happenings.sends);
    expect(failures()).toBe(0);
  });
});

describe('[WX-11] a new conversation', () => {
  test('gives a running search up, and hears nothing of it later', async () => {
    const { chat, happen, searches, emitted } = converse();
    await happen(happenings['has the page ask']);
    await happen(happenings['has the page ask']);
    await happen(happenings['has the page fill the input']);
    expect(searches[0]?.signal.aborted).toBe(false);
    await happen(happenings['has the page begin anew']);
    expect(searches[0]?.signal.aborted).toBe(true);
    const { context } = chat.getSnapshot();
    emitted.length = 0;
    searches[0]?.settle(happenings['gets suggestions']);
    await new Promise((resolve) => setTimeout(resolve));
    expect(chat.getSnapshot().context).toEqual(context);
    expect([searches.length, emitted]).toEqual([1, []]);
  });

  test('leaves the panel as it is', async () => {
    const { chat, happen } = converse();
    await happen(happenings['is shown the panel']);
    await happen(happenings['has the page begin anew']);
    expect(chat.getSnapshot().matches({ panel: 'shown' })).toBe(true);
  });
});

describe('[WX-04] a conversation that is gone on with', () => {
  test('has the words of a search that ran back in the input, and tells at once what was not seen', async () => {
    const before = converse();
    await before.happen(happenings['has the page ask']);
    await before.happen(happenings['gets suggestions']);
    await before.happen(happenings['types words']);
    await before.happen(happenings.sends);
    const kept = readConversation(writeConversation(before.chat.getSnapshot().context));

    const { chat, emitted, searches, happen } = converse(kept);
    const { messages, draft, treatmentOptions } = chat.getSnapshot().context;
    expect([messages.length, draft, treatmentOptions.length]).toEqual([3, 'itchy skin', 2]);
    expect(emitted).toEqual([{ type: 'unread', count: 1 }]);
    expect(searches).toEqual([]);
    await happen(happenings.sends);
    expect(searches.map(({ message }) => message)).toEqual(['itchy skin']);
  });
});
