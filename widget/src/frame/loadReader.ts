import type { ReadEmergency } from '../chat/chat.types';
import { importScript, runScript, runText } from '../files/handOver';
import { isFrame } from './isFrame';

/**
 * Fetches what reads emergencies: a file of its own beside the conversation's, so that opening the chat doesn't wait
 * for it. In somebody's bundle it is a chunk that their bundler names.
 *
 * @param home where the widget's files are.
 * @param askForText asks the page's side, where nothing has an address.
 */
export async function loadReader(home: string, askForText: () => Promise<string>): Promise<ReadEmergency> {
  if (BUILD_READER_FILE === undefined) return (await import('../safety/readEmergency')).readEmergency;
  if (BUILD_READER_FILE === '') return (await runText('reader', await askForText())) as ReadEmergency;
  const load = (file: string, integrity?: string) =>
    (isFrame ? runScript : importScript)('reader', new URL(file, home).href, integrity);
  // The reader of this build may have given way to a newer one, which goes by the second name too. Browsers remember
  // that a file failed; another query makes another file.
  const reader = await load(BUILD_READER_FILE, BUILD_READER_INTEGRITY).catch(() => load(`reader.js?${Math.random()}`));
  return reader as ReadEmergency;
}
