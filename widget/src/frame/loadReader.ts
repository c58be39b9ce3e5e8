import type { ReadEmergency } from '../chat/chat.types';

interface ReaderModule {
  readonly readEmergency: ReadEmergency;
}

const beside = (file: string) =>
  import(/* @vite-ignore */ new URL(file, import.meta.url).href) as Promise<ReaderModule>;

/**
 * Fetches what reads emergencies: a file of its own beside this one, so that opening the chat doesn't wait for it. In
 * somebody's bundle it is a chunk that their bundler names.
 */
export async function loadReader(): Promise<ReadEmergency> {
  const { readEmergency } =
    BUILD_READER_FILE === undefined
      ? await import('../safety/readEmergency')
      : // The reader of this build may have given way to a newer one, which goes by the second name too. Browsers
        // remember that a module failed; another query makes another module.
        await beside(BUILD_READER_FILE).catch(() => beside(`reader.js?${Math.random()}`));
  return readEmergency;
}
