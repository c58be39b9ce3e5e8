import type { ActorRefFrom } from 'xstate';
import type { chatMachine } from '../chat/chat.machine';
import { readConversation, writeConversation } from '../chat/conversation';
import type { Sealed } from '../line/line.types';
import { newKey, seal, unseal } from './seal';

/** How long after a change it is kept, in milliseconds: letters come fast. */
const rest = 80;

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

/** Hands the conversation on, sealed, soon after each change. */
export function keepSealed(
  chat: ActorRefFrom<typeof chatMachine>,
  key: string | undefined,
  keep: (sealed: Sealed) => void,
): void {
  let ownKey = key;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = '';

  async function keepNow(): Promise<void> {
    timer = undefined;
    const text = JSON.stringify(writeConversation(chat.getSnapshot()));
    if (text === last) return;
    last = text;
    const sealed = await seal(text, (ownKey ??= newKey()));
    if (sealed !== undefined) keep(sealed);
  }

  chat.subscribe(() => (timer ??= setTimeout(() => void keepNow(), rest)));
}
