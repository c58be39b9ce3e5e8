import { authorization } from '@front-door/shared/visitor/session';
import { brand } from './brand';
import { currentSession } from './cookies';

/** What became of a try to tell the backend of a launch. */
export type Told =
  | { readonly kind: 'told' }
  /** The request itself is wrong; the same one would be refused again. */
  | { readonly kind: 'refused' }
  /** Nobody knows whether it arrived. `pause`: how long the backend asks to be left alone, in milliseconds. */
  | { readonly kind: 'failed'; readonly pause: number };

/** A try without an answer is given up after this time, in milliseconds. */
export const transactionTimeout = 20_000;
const longestPause = 600_000;

/**
 * Tells the product's backend that a consultation is being started (specification 7, call 2). The
 * request outlives the page. The visitor waits for none of it.
 *
 * @param key the same for every try of one launch, so that the backend counts it once.
 */
export async function postTransaction(transactionId: string, key: string): Promise<Told> {
  const deadline = new AbortController();
  const timer = setTimeout(() => {
    deadline.abort();
  }, transactionTimeout);
  try {
    const response = await fetch(`${brand.transactionApi}/transaction`, {
      method: 'POST',
      keepalive: true,
      credentials: 'same-origin',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'Idempotency-Key': key,
        ...authorization(currentSession()),
      },
      body: JSON.stringify({ transactionId }),
      signal: deadline.signal,
    });
    if (!response.ok)
      return isFinal(response.status) ? { kind: 'refused' } : { kind: 'failed', pause: pauseOf(response) };
    // A page that asks for a login at the network's edge answers 200 too, but not in JSON.
    await response.json();
    return { kind: 'told' };
  } catch {
    return { kind: 'failed', pause: 0 };
  } finally {
    clearTimeout(timer);
  }
}

/** A session may be renewed, a limit passes, a server recovers; everything else that is refused stays so. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 408, 409, 425, 429].includes(status);
}

function pauseOf(response: Response): number {
  const seconds = Number(response.headers.get('Retry-After') ?? 0);
  return Number.isFinite(seconds) ? Math.min(longestPause, Math.max(0, seconds * 1000)) : 0;
}
