import type { ToChat, ToPage } from '../channel/channel.types';
import { searchRequest } from '../transport/searchRequest';

/**
 * Makes a search call with the page's own `fetch`, which the page asked for by its option.
 *
 * @returns what to tell the conversation; a status of 0 where there was no answer.
 */
export async function fetchForChat(
  { id, url, token, body }: Extract<ToPage, { type: 'fetch' }>,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<ToChat> {
  try {
    const response = await fetch(url, searchRequest(token, body));
    return { type: 'fetched', id, status: response.status, body: await response.text() };
  } catch {
    return { type: 'fetched', id, status: 0, body: '' };
  }
}
