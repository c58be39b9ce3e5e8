import { expect, test, vi } from 'vitest';
import type { Sealed } from '../channel/channel.types';
import { converse } from '../testing/converse';
import { happenings, type Happening } from '../testing/happenings';
import { writeConversation } from '../chat/conversation';
import { newKey } from './seal';
import { keepSealed, openSealed } from './sealed';

/** A conversation in which this happened, and what is kept of it. */
async function keptAfter(...names: readonly Happening[]) {
  const { chat, happen, ...conversation } = converse();
  const kept: (Sealed | undefined)[] = [];
  keepSealed(chat, newKey(), (sealed) => kept.push(sealed));
  for (const name of names) await happen(happenings[name]);
  return { ...conversation, kept, now: () => writeConversation(chat.getSnapshot().context) };
}

/** The conversation as it goes on with what was kept at the end. */
async function goOnAfter(...names: readonly Happening[]) {
  const { kept, now } = await keptAfter(...names);
  return vi.waitFor(async () => {
    const last = kept.at(-1);
    const opened = last && (await openSealed(last));
    expect(opened).toEqual(now());
    return converse(opened);
  });
}

const itchySkin = { type: 'read', message: 'itchy skin' };

test('[EM-06] [WX-04] a message that was answered before it was read is read where the conversation goes on', async () => {
  const next = await goOnAfter('types words', 'sends', 'gets suggestions');
  expect(next.asked).toEqual([itchySkin]);
  await next.happen(happenings['is understood to be in danger']);
  await next.happen(happenings['has been read']);
  expect(next.emitted).toEqual([
    { type: 'unread', count: 1 },
    { type: 'unread', count: 2 },
  ]);
});

test('[EM-06] [WX-04] so is one whose words are back in the input, also where the visitor took them away', async () => {
  const taken = await goOnAfter('types words', 'sends', 'gets no answer');
  const emptied = await goOnAfter('types words', 'sends', 'gets no answer', 'empties the input');
  expect([taken.asked, emptied.asked]).toEqual([[itchySkin], [itchySkin]]);
});

test('[EM-06] [WX-04] what was read is not read again', async () => {
  const next = await goOnAfter('types words', 'sends', 'has been read', 'gets suggestions');
  expect(next.asked).toEqual([]);
});

test('[WX-11] [WX-01] of a conversation that the page begins anew nothing is kept, nor what was not read yet', async () => {
  const { kept } = await keptAfter('has the page ask', 'gets suggestions', 'has the page begin anew');
  await vi.waitFor(() => expect([kept.length > 1, kept.at(-1)]).toEqual([true, undefined]));
});
