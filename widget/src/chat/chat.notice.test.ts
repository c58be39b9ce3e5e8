import { describe, expect, test } from 'vitest';
import type { MessageLanguage } from '@front-door/shared/reading/language';
import type { EmergencyLine } from '../safety/emergency.types';
import { converse } from '../testing/converse';
import { happenings } from '../testing/happenings';
import { readConversation, writeConversation } from './conversation';

const understood = (lines: readonly EmergencyLine[], language: MessageLanguage) =>
  ({ type: 'understood', reading: { lines, language } }) as const;

/** The conversation on the tab's next page. */
const nextPage = ({ chat }: ReturnType<typeof converse>) =>
  converse(readConversation(JSON.parse(JSON.stringify(writeConversation(chat.getSnapshot().context)))));
const seen = ({ chat, emitted }: ReturnType<typeof converse>) => [
  chat.getSnapshot().context.notice?.kind,
  ...emitted.filter(({ type }) => type === 'unread'),
];

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

  test('[WX-11] stays when the page begins a new conversation, also for what is read only then', async () => {
    const { chat, happen } = converse();
    const notice = () => chat.getSnapshot().context.notice;
    await happen(happenings['has the page ask']);
    await happen(understood(['911'], 'en'));
    await happen(happenings['has the page begin anew']);
    expect(notice()).toEqual({ kind: 'emergency', lines: ['911'], language: 'en' });
    await happen(understood(['988'], 'en'));
    expect(notice()).toEqual({ kind: 'emergency', lines: ['911', '988'], language: 'en' });
    await happen(happenings['dismisses the notice']);
    expect(notice()).toBeUndefined();
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

describe('[WE-09] the hint that a message could not be read', () => {
  test('[WX-04] is not said again of the same message on the next pages, once it was dismissed; of the next message it is', async () => {
    let page = converse();
    await page.happen(happenings['is shown the panel']);
    await page.happen(happenings['types words']);
    await page.happen(happenings.sends);
    await page.happen(happenings['gets nothing']);
    await page.happen(happenings['is not understood']);
    await page.happen(happenings['dismisses the notice']);
    for (let pages = 0; pages < 2; pages += 1) {
      page = nextPage(page);
      expect(page.asked).toEqual([{ type: 'read', message: 'itchy skin' }]);
      await page.happen(happenings['is not understood']);
      expect(seen(page)).toEqual([undefined]);
    }
    await page.happen(happenings['has the page ask']);
    await page.happen(happenings['is not understood']);
    expect(seen(page)).toEqual(['unread', { type: 'unread', count: 1 }]);
  });

  test('[WX-04] is said on the next page of a message of which nothing was said yet, and what is read there after all is heard', async () => {
    const first = converse();
    await first.happen(happenings['has the page ask']);
    const page = nextPage(first);
    await page.happen(happenings['is not understood']);
    expect(seen(page)).toEqual(['unread', { type: 'unread', count: 1 }]);
    await page.happen(understood(['911'], 'en'));
    expect(seen(page)).toEqual(['emergency', { type: 'unread', count: 1 }, { type: 'unread', count: 1 }]);
  });

  test('[WX-11] counts no more for who has not seen it, once it is taken back', async () => {
    const page = converse();
    await page.happen(happenings['has the page ask']);
    await page.happen(happenings['is not understood']);
    await page.happen(happenings['gets nothing']);
    await page.happen(happenings['is understood to be in no danger']);
    const counts = [1, 2, 1].map((count) => ({ type: 'unread', count }));
    expect(seen(page)).toEqual([undefined, ...counts]);
  });
});
