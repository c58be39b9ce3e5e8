import { authorization } from '@front-door/shared/visitor/session';

/** What a search call asks with, whoever makes it: the frame, the page's own `fetch`, or that of a fresh window. */
export function searchRequest(token: string | undefined, body: string | ArrayBuffer) {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...authorization(token) },
    body,
    credentials: 'same-origin',
    // A redirect could take the message to somebody else.
    redirect: 'error',
  } as const;
}
