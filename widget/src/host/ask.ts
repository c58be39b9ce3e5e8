import type { ToPage } from '../line/line.types';
import type { Conversation } from './conversation';

/** A conversation that is there answers at once. One that was taken away meanwhile never does; in milliseconds. */
const patience = 5000;

/** The texts that the page asks, each with a promise of whether it was sent. */
export function askFor(conversation: Conversation) {
  const waiting = new Map<number, (isSent: boolean) => void>();
  let asked = 0;

  function hear({ id, isSent }: Pick<Extract<ToPage, { type: 'asked' }>, 'id' | 'isSent'>): void {
    waiting.get(id)?.(isSent);
    waiting.delete(id);
  }

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
        setTimeout(() => hear({ id, isSent: false }), patience);
        conversation.tell({ type: 'ask', id, text });
      });
    },
    hear,
    /** A conversation that begins anew has not heard what the one before it was asked. */
    giveUp(): void {
      for (const resolve of waiting.values()) resolve(false);
      waiting.clear();
    },
  };
}
