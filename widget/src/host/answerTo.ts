import type { ToChat, ToPage } from '../line/line.types';
import { callerOf } from './caller';
import { carry } from './carry';
import { fetchForChat } from './fetchForChat';
import type { Settings } from './settings';

type Question = Extract<ToPage, { type: 'who-calls' | 'who-reads' | 'fetch' | 'carry' }>;

/**
 * Answers what the conversation asks of the page's side.
 *
 * @returns nothing where there is nothing to answer with: a text of the reader is in the package alone.
 */
export async function answerTo(
  question: Question,
  settings: () => Settings,
  root: ShadowRoot,
): Promise<ToChat | undefined> {
  switch (question.type) {
    case 'who-calls':
      return { type: 'caller', id: question.id, caller: callerOf(settings()) };
    case 'fetch':
      return fetchForChat(question, settings().fetch);
    case 'carry':
      return carry(question, root);
    case 'who-reads':
      if (BUILD_CHAT_TEXT === undefined) return undefined;
      return { type: 'reader', id: question.id, text: await readerText() };
  }
}

/** Empty where it can't be had: then the conversation asks again, and the page's console has nothing of it. */
async function readerText(): Promise<string> {
  try {
    return (await import('./readerText')).readerText;
  } catch {
    return '';
  }
}
