import { authorization } from '@front-door/shared/visitor/session';
import type { ToChat, ToPage } from '../line/line.types';

/**
 * Carries a search call that the conversation's frame can't make itself: to an API of the page's own origin, whose
 * cookies a frame without an origin doesn't have. The page may have wrapped its `fetch`, so that of a
 * fresh window is used; and question and answer pass as bytes, which nothing here reads.
 *
 * @param root where the fresh window is put while the call lasts.
 * @returns what to tell the conversation; a status of 0 where there was no answer.
 */
export async function carry(
  { id, url, token, body }: Extract<ToPage, { type: 'carry' }>,
  root: ShadowRoot,
): Promise<ToChat> {
  // In a root of its own: whoever looks for the conversation's frame finds one only.
  const place = root.appendChild(document.createElement('div'));
  place.hidden = true;
  const fresh = place.attachShadow({ mode: 'closed' }).appendChild(document.createElement('iframe'));
  const { fetch } = (fresh.contentWindow ?? window) as Pick<typeof globalThis, 'fetch'>;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...authorization(token) },
      body,
      credentials: 'same-origin',
      // A redirect could take the message to somebody else.
      redirect: 'error',
    });
    return { type: 'carried', id, status: response.status, body: await response.arrayBuffer() };
  } catch {
    return { type: 'carried', id, status: 0, body: undefined };
  } finally {
    place.remove();
  }
}
