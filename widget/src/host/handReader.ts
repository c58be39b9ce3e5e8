import type { ToChat, ToPage } from '../line/line.types';

/**
 * Hands the conversation's frame the code of the reader of emergencies, where it has no file to ask for.
 *
 * @param readerCode fetches the code.
 * @returns what to tell the conversation; without code where it can't be had.
 */
export async function handReader(
  { id }: Extract<ToPage, { type: 'reader' }>,
  readerCode?: () => Promise<string>,
): Promise<ToChat> {
  try {
    return { type: 'reader-code', id, code: (await readerCode?.()) ?? '' };
  } catch {
    return { type: 'reader-code', id, code: '' };
  }
}
