import type { ToPage } from '../channel/channel.types';
import type { Conversation } from './conversation';

/** A conversation that is there answers at once. One that was taken away meanwhile never does; in milliseconds. */
const patience = 5000;

/** The texts that the page asks, each with a promise of whether it was sent. */
export function askFor(conversation: Conversation) {
  const waiting: ((isSent: boolean) => void)[] = [];

  function hear({ id, isSent }: Pick<Extract<ToPage, { type: 'asked' }>, 'id' | 'isSent'>): void {
    waiting[id]?.(isSent);
  }

  return {
    async ask(text: string): Promise<boolean> {
      try {
        await conversation.ready();
      } catch {
        return false;
      }
      return new Promise((resolve) => {
        const id = waiting.push(resolve) - 1;
        setTimeout(() => hear({ id, isSent: false }), patience);
        conversation.tell({ type: 'ask', id, text });
      });
    },
    hear,
    /** A conversation that begins anew has not heard what the one before it was asked. */
    giveUp(): void {
      for (const resolve of waiting) resolve(false);
    },
  };
}
