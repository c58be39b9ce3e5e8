import type { ToChat, ToPage } from '../channel/channel.types';
import { make } from './elements';
import { searchRequest } from '../transport/searchRequest';

/**
 * Carries a search call that the conversation's frame can't make itself: to an API of the page's own origin, whose
 * cookies a frame without an origin doesn't have. The page may have wrapped its `fetch` and its message ports, so those
 * of a fresh window are used, one for each call. Question and answer pass through them as bytes, which nothing here reads.
 *
 * @param root where the fresh window is put while the call lasts.
 * @returns what to tell the conversation: the port that takes the question and brings the answer.
 * @throws if the page itself has an opaque origin.
 */
export function carry({ id, url, token }: Extract<ToPage, { type: 'carry' }>, root: ShadowRoot): ToChat {
  if (self.origin === 'null') throw new TypeError('no origin');
  // In a root of its own: whoever looks for the conversation's frame finds one only.
  const place = root.appendChild(make('div'));
  place.hidden = true;
  const { fetch, MessageChannel } = freshWindow(place);
  const { port1, port2 } = new MessageChannel();

  async function answer(body: ArrayBuffer | undefined): Promise<void> {
    try {
      // Given up before it was asked.
      if (body === undefined) return;
      const response = await fetch(url, searchRequest(token, body));
      port1.postMessage({ status: response.status, body: await response.arrayBuffer() });
    } catch {
      port1.postMessage({ status: 0 });
    } finally {
      place.remove();
    }
  }

  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- this begins the delivery, too
  port1.onmessage = ({ data }) => void answer(data as ArrayBuffer | undefined);
  return { type: 'carrier', id, port: port2 };
}

/** @throws where it is none of the page's own. */
function freshWindow(place: HTMLElement): Pick<typeof globalThis, 'fetch' | 'MessageChannel'> {
  try {
    const frame = place.attachShadow({ mode: 'closed' }).appendChild(make('iframe'));
    const { fetch, MessageChannel } = (frame.contentWindow as (Window & typeof globalThis) | null) ?? globalThis;
    return { fetch, MessageChannel };
  } catch (error) {
    place.remove();
    throw error;
  }
}
