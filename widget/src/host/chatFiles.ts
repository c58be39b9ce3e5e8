import { importScript } from '../files/handOver';
import type { ChatModule } from './conversation';
import type { ChatFile } from './frame';

/** Where the widget's files are: that of the app, which this is in. */
export const home = new URL(/* @vite-ignore */ '.', import.meta.url).href;

/**
 * The files that the frame may run. That of this build may have given way to a newer one, which goes by the second
 * name too. In somebody's bundle none has an address that a frame could ask for: there it is given as a text.
 *
 * A page that states the integrity of its tag may demand it of every script; servers must allow that in a header.
 */
export function chatFiles(): readonly ChatFile[] {
  if (BUILD_CHAT_TEXT !== undefined) return [{ text: BUILD_CHAT_TEXT }];
  if (BUILD_CHAT_FILE === undefined) return [];
  const isStated = document.querySelector('script[src*="/receptionist."][integrity]') !== null;
  return [
    { url: home + BUILD_CHAT_FILE, integrity: isStated ? BUILD_CHAT_INTEGRITY : undefined },
    { url: `${home}chat.js?${String(Math.random())}` },
  ];
}

/** The conversation for this page itself. */
export async function loadChat(): Promise<ChatModule> {
  if (BUILD_CHAT_FILE === undefined) return import('../frame/start');
  const chat = await importScript('chat', home + BUILD_CHAT_FILE).catch(() =>
    importScript('chat', `${home}chat.js?${String(Math.random())}`),
  );
  return chat as ChatModule;
}
