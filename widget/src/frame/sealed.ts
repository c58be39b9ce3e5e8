import type { ActorRefFrom } from 'xstate';
import type { chatMachine } from '../chat/chat.machine';
import { readConversation, writeConversation } from '../chat/conversation';
import type { Sealed } from '../channel/channel.types';
import { newKey, seal, unseal } from './seal';

/** The conversation that was kept; nothing where it is not whole. */
export async function openSealed(sealed: Sealed) {
  const text = await unseal(sealed);
  if (text === undefined) return undefined;
  try {
    return readConversation(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * Hands the conversation on, sealed, as soon as it has changed: a page may take the frame away at any time. Of one in which
 * nothing was said or typed there is nothing to hand on.
 */
export function keepSealed(
  chat: ActorRefFrom<typeof chatMachine>,
  key: string = newKey(),
  keep: (sealed: Sealed | undefined) => void,
): void {
  let last = '';
  let isSealing = false;

  async function keepNow(): Promise<void> {
    const { context } = chat.getSnapshot();
    const text = JSON.stringify(writeConversation(context));
    if (isSealing || text === last) return;
    isSealing = true;
    last = text;
    const { messages, draft, notice, toRead } = context;
    const isEmpty = messages.length === 1 && draft === '' && notice === undefined && toRead.length === 0;
    keep(isEmpty ? undefined : await seal(text, key));
    isSealing = false;
    await keepNow();
  }

  chat.subscribe(() => void keepNow());
}
