import type { ToPage } from '../line/line.types';
import type { Conversation } from './conversation';

/** The texts that the page asks, each with a promise of whether it was sent. */
export function askFor(conversation: Conversation) {
  const waiting = new Map<number, (isSent: boolean) => void>();
  let asked = 0;

  return {
    async ask(text: string): Promise<boolean> {
      try {
        await conversation.ready();
      } catch {
        return false;
      }
      asked += 1;
      const id = asked;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        conversation.tell({ type: 'ask', id, text });
      });
    },
    hear({ id, isSent }: Extract<ToPage, { type: 'asked' }>): void {
      waiting.get(id)?.(isSent);
      waiting.delete(id);
    },
    /** A conversation that begins anew has not heard what the one before it was asked. */
    giveUp(): void {
      for (const resolve of waiting.values()) resolve(false);
      waiting.clear();
    },
  };
}
