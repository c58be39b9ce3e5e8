import { brand } from './brand';
import { sessionToken } from './session';

/**
 * Tells the product's backend that a consultation is being started (specification 7, call 2). The
 * request outlives the page. Nothing waits for it and its failure changes nothing for the visitor.
 */
export function postTransaction(transactionId: string): void {
  const token = sessionToken();
  fetch(`${brand.transactionApi}/transaction`, {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ transactionId }),
  }).catch(() => undefined);
}
