import type { ToChat, ToPage } from '../channel/channel.types';
import { callerOf } from './caller';
import { carry } from './carry';
import { fetchForChat } from './fetchForChat';
import type { Settings } from './settings';

type Question = Extract<ToPage, { type: 'who-calls' | 'who-reads' | 'fetch' | 'carry' }>;

/** Answers what the conversation asks of the page's side: always, since it waits for what it has asked. */
export async function answerTo(question: Question, settings: () => Settings, root: ShadowRoot): Promise<ToChat> {
  try {
    switch (question.type) {
      case 'who-calls':
        return { type: 'caller', id: question.id, caller: callerOf(settings()) };
      case 'fetch':
        return await fetchForChat(question, settings().fetch);
      case 'carry':
        return carry(question, root);
      case 'who-reads':
        return { type: 'reader', id: question.id, text: await readerText() };
    }
  } catch {
    // The conversation tells the page that the search has failed.
    return { type: 'failed', id: question.id };
  }
}

/** In the package alone. Where it can't be had the conversation asks again, and the page's console has nothing of it. */
async function readerText(): Promise<string> {
  if (BUILD_CHAT_TEXT === undefined) throw new Error('no text');
  return (await import('./readerText')).readerText;
}
