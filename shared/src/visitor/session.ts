/** Name of the cookie that authorizes calls (specification 6). */
export const sessionCookie = '__session';

/**
 * Whether a text may stand behind `Bearer ` in a header: something, all of it visible ASCII. Anything else would be
 * an empty or a broken credential, or would keep the whole call from being made.
 */
export function isBearerToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7E]+$/.test(value);
}

/**
 * The session's token; `undefined` where there is none, an empty one, or one that fits no header.
 *
 * @param readCookie the value of a cookie, decoded. May throw, as browsers do in a frame without cookies.
 */
export function sessionToken(readCookie: (name: string) => string | undefined): string | undefined {
  try {
    const value = readCookie(sessionCookie);
    return isBearerToken(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The header that authorizes a call; none without a token, or with one that does not fit. */
export function authorization(token: string | undefined): { readonly Authorization?: string } {
  return isBearerToken(token) ? { Authorization: `Bearer ${token}` } : {};
}
