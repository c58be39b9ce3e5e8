import type { Caller } from '../channel/channel.types';
import { bearerToken, isSessionOf } from '../transport/bearer';
import { pageOrigin } from '../transport/pageOrigin';
import type { Settings } from './settings';
import { visitorId } from './visitorId';

/** Who asks, as the search is told: what only the page's side can read. */
export function callerOf({ searchApi, guid = visitorId(), token, sessionCookie }: Settings): Caller {
  const api = new URL(searchApi, pageOrigin()).href;
  // Not the page's address, whose origin it may not have: it stands in a sandbox then, and may do no more than the frame.
  const isOwn = new URL(api).origin === self.origin;
  return { api, guid, token: bearerToken({ token, sessionCookie, api }), isOwn };
}

/** A sentence where the page wants its session cookie read for a search of another site. */
export function refusedSession({ sessionCookie, searchApi }: Settings): readonly string[] {
  if (sessionCookie !== true || isSessionOf(searchApi)) return [];
  return ['"sessionCookie" is for pages of the search API\'s own site; the cookie is not read'];
}
