import Cookies from 'js-cookie';

const sessionCookie = '__session';

/**
 * The bearer token of a search: the page's own if it gave one, else the session cookie where the page says
 * that it belongs to the API. A page that doesn't say so keeps its cookie to itself.
 */
export function bearerToken(settings: {
  readonly token?: string | undefined;
  readonly sessionCookie?: boolean;
}): string | undefined {
  return settings.token ?? (settings.sessionCookie === true ? readSession() : undefined);
}

function readSession(): string | undefined {
  try {
    return Cookies.get(sessionCookie);
  } catch {
    // A sandboxed frame has no cookies, and says so by throwing.
    return undefined;
  }
}
