import type { ChatFile } from './frame';
import type { ChatModule } from './conversation';

const beside = (file: string) => new URL(file, import.meta.url).href;

/**
 * The files that the frame may run. That of this build may have given way to a newer one, which goes by the second
 * name too. In somebody's bundle there is none that a frame could ask for.
 */
export const chatFiles: readonly ChatFile[] =
  BUILD_CHAT_FILE === undefined
    ? []
    : [{ url: beside(BUILD_CHAT_FILE), integrity: BUILD_CHAT_INTEGRITY }, { url: beside(`chat.js?${Math.random()}`) }];

/** The conversation as a module of this page. */
export function loadChat(): Promise<ChatModule> {
  return BUILD_CHAT_FILE === undefined
    ? import('../frame/main')
    : (import(/* @vite-ignore */ beside(BUILD_CHAT_FILE)) as Promise<ChatModule>).catch(
        // Browsers remember that a module failed; another query makes another module.
        () => import(/* @vite-ignore */ beside(`chat.js?${Math.random()}`)) as Promise<ChatModule>,
      );
}
