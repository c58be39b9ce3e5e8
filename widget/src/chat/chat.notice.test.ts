import { describe, expect, test } from 'vitest';
import type { MessageLanguage } from '@front-door/shared/reading/language';
import type { EmergencyLine } from '../safety/emergency.types';
import { converse } from '../testing/converse';
import { happenings } from '../testing/happenings';

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
